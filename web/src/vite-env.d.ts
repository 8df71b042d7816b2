/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module 'virtual:game-names' {
  const names: Record<'en' | 'ru', string>;
  export const folders: readonly string[];
  /** What is printed on the sides of each box, by the game. */
  export const lids: Readonly<Record<string, { players: string | null; minutes: number | null }>>;
  /** How each game is told, by the game. */
  export const tellings: Readonly<Record<string, { quiet: readonly string[]; divides: readonly string[]; lesson: boolean }>>;
  /** What each game says, by the folder of the game. */
  export const catalogues: Record<'en' | 'ru', Readonly<Record<string, () => Promise<{ default: string }>>>>;
  export default names;
}
declare module 'virtual:box/*' {
  // What is in a box, only its game knows.
  const box: any;
  export default box;
}
declare module 'virtual:telling/*' {
  const telling: { quiet: readonly string[]; divides: readonly string[]; stops: readonly { at: readonly string[]; tells: readonly string[] }[] };
  export default telling;
}
