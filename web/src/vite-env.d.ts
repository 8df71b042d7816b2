/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module 'virtual:game-names' {
  const names: Record<'en' | 'ru', string>;
  export default names;
}
declare module 'virtual:box-facts' {
  export const numbers: Record<string, Record<string, number>>;
  export const goals: Record<string, { letter: string; points: number }>;
}
