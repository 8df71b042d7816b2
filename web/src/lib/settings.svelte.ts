// What a person has set on this device, remembered here and nowhere else.
import { recallAs, remember } from './memory';
import { USUAL_LEVEL, type Level } from './protocol';

export type Theme = 'auto' | 'light' | 'dark';
export type Pace = 'calm' | 'usual' | 'brisk';
export interface Settings {
  theme: Theme;
  contrast: boolean;
  sound: 0 | 1 | 2 | 3;
  pace: Pace;
  still: boolean;
  notify: boolean;
  /** How strong the bots are that I play with from the shelf. */
  level: Level;
}

const KEY = 'igroteka';
const FIRST: Settings = { theme: 'auto', contrast: false, sound: 0, pace: 'usual', still: false, notify: false, level: USUAL_LEVEL };

/** How much of the usual time everything takes. */
const TIMES: Record<Pace, number> = { calm: 1.6, usual: 1, brisk: 0.4 };
export const PACES = Object.keys(TIMES) as Pace[];

/** What was set before; an earlier page knew only `fast`. */
export function upgraded({ fast, ...kept }: Partial<Settings> & { fast?: boolean }): Settings {
  const pace = kept.pace && kept.pace in TIMES ? kept.pace : fast ? 'brisk' : FIRST.pace;
  return { ...FIRST, ...kept, pace };
}

export const settings: Settings = $state(upgraded(recallAs<Partial<Settings>>(KEY) ?? {}));

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
export const tempo = (): number => TIMES[settings.pace];
const atOnce = (): boolean => isStill() && settings.pace === 'brisk';
/** How long a motion of `ms` takes here: reduced motion leaves a cross-fade, and nothing to who is brisk as well. */
export const pace = (ms: number): number => (atOnce() ? 0 : isStill() ? Math.min(ms, 120) : ms * tempo());

/** How long something stays to be read, `ms` as a rule: who wants less motion reads no faster, unless he is brisk. */
export const linger = (ms: number): number => ms * (atOnce() ? 0.02 : tempo());

/** Keeps the document and the memory in step with the settings; called once, from the root. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = isDark() ? 'dark' : 'light';
    root.dataset.motion = isStill() ? 'less' : 'full';
    if (settings.contrast || outside.contrast) root.dataset.contrast = 'more';
    else delete root.dataset.contrast;
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', isDark() ? '#15132B' : '#DDE9E4');
    remember(KEY, JSON.stringify(settings));
  });
}
