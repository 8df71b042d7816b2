// Giving a link away: through the device's own sharing where there is one, else by copying it.
import { toast } from './toasts.svelte';
import { say } from './words.svelte';

export async function copyLink(url: string): Promise<void> {
  toast((await copied(url)) ? say('link-copied') : url, undefined, 8000);
}

export async function shareLink(url: string, title: string): Promise<void> {
  if (navigator.share) await navigator.share({ url, title }).catch(() => undefined);
  else await copyLink(url);
}

/** A page that came over plain http in a home network has no clipboard of its own: then the link is shown. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
