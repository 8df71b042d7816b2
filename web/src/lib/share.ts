// Giving things away: a record as a file; a link, through the device's own sharing where there is one, else by copying it.
import { toast } from './toasts.svelte';
import { say } from './words.svelte';

/** A text as a file. */
export function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export async function copyLink(url: string): Promise<void> {
  toast((await copied(url)) ? say('link-copied') : url, undefined, 8000);
}

/** A text, through the device's own sharing where there is one; `copied` says that it lies in the clipboard. */
export async function shareText(text: string, words: string): Promise<void> {
  if (navigator.share) await navigator.share({ text }).catch(() => undefined);
  else toast((await copied(text)) ? words : text, undefined, 8000);
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
