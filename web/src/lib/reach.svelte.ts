/** Whether the page has a server at all: one that `igroteka site` wrote has none. */
export const hasServer = typeof document === 'undefined' || !document.documentElement.hasAttribute('data-alone');

// Whether the server answers: what was asked last has been answered.
let answers = $state(true);
export const serverAnswers = (): boolean => answers;
// A table tells by itself that its connection is lost: it knows whether a move is on its way.
let told = $state(false);
export const isLostTold = (): boolean => told;
export function tellingLost(yes: boolean): void {
  told = yes;
}
export function heard(yes: boolean): void {
  answers = yes;
}
