// Whether the server answers: what was asked last has been answered.
let answers = $state(true);
export const serverAnswers = (): boolean => answers;
export function heard(yes: boolean): void {
  answers = yes;
}
