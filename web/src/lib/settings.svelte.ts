// What a person has set on this device, remembered here and nowhere else.
import type { Level } from './protocol';

export type Theme = 'auto' | 'light' | 'dark';
export interface Settings {
  theme: Theme;
  contrast: boolean;
  sound: 0 | 1 | 2 | 3;
  fast: boolean;
  still: boolean;
  notify: boolean;
  /** How strong the bots are that I play with from the shelf. */
  level: Level;
}

const KEY = 'igroteka';
const FIRST: Settings = { theme: 'auto', contrast: false, sound: 0, fast: false, still: false, notify: false, level: 'casual' };

function remembered(): Settings {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...FIRST };
  }
}

export const settings: Settings = $state(typeof localStorage === 'undefined' ? { ...FIRST } : remembered());

const query = (text: string): MediaQueryList | null => (typeof matchMedia === 'undefined' ? null : matchMedia(text));
const darkOutside = query('(prefers-color-scheme: dark)');
const contrastOutside = query('(prefers-contrast: more)');
const stillOutside = query('(prefers-reduced-motion: reduce)');
const outside = $state({ dark: darkOutside?.matches ?? false, contrast: contrastOutside?.matches ?? false, still: stillOutside?.matches ?? false });
darkOutside?.addEventListener('change', (event) => (outside.dark = event.matches));
contrastOutside?.addEventListener('change', (event) => (outside.contrast = event.matches));
stillOutside?.addEventListener('change', (event) => (outside.still = event.matches));

export const isDark = (): boolean => (settings.theme === 'auto' ? outside.dark : settings.theme === 'dark');
export const isStill = (): boolean => settings.still || outside.still;
/** How long a motion of `ms` takes here: fast mode shortens it, reduced motion leaves a cross-fade, both leave nothing. */
export const pace = (ms: number): number => (isStill() ? (settings.fast ? 0 : Math.min(ms, 120)) : settings.fast ? ms * 0.4 : ms);

/** How long something stays to be read, `ms` as a rule: who wants less motion reads no faster; without motion, fast mode does not wait. */
export const linger = (ms: number): number => (settings.fast ? ms * (isStill() ? 0.02 : 0.4) : ms);

/** Keeps the document and the memory in step with the settings; called once, from the root. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = isDark() ? 'dark' : 'light';
    root.dataset.motion = isStill() ? 'less' : 'full';
    if (settings.contrast || outside.contrast) root.dataset.contrast = 'more';
    else delete root.dataset.contrast;
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', isDark() ? '#15132B' : '#DDE9E4');
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A private window remembers nothing; the page works all the same.
    }
  });
}
