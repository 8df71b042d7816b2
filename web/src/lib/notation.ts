// Reads moves as igroteka/engine/move_forms.py does: by the forms that a game names in its refusals.py.
const NO_NUMBER = -1;
const HIGHEST = 2 ** 31 - 1; // that compiled code is told of

/** Which of the forms a move has, the numbers in its first two groups, and what has a name in it. */
export interface Read<Form extends string> { form: Form; x: number; y: number; named: Readonly<Record<string, number | string>> }

/** The first form that fits counts; a move that has none is null. */
export function reader<Form extends string>(forms: Readonly<Record<Form, string>>): (move: string) => Read<Form> | null {
  const patterns = (Object.keys(forms) as Form[]).map((form) => ({ form, pattern: new RegExp(`^(?:${forms[form]})$`) }));
  return (move) => {
    for (const { form, pattern } of patterns) {
      const found = pattern.exec(move.toLowerCase());
      if (!found) continue;
      const named = Object.entries(found.groups ?? {}).map(([name, group]) => [name, isNumber(group) ? numberIn(group) : group.toUpperCase()]);
      return { form, x: numberIn(found[1]), y: numberIn(found[2]), named: Object.fromEntries(named) as Read<Form>['named'] };
    }
    return null;
  };
}

const isNumber = (group: string): boolean => /^[0-9]+$/.test(group);
const numberIn = (group: string | undefined): number => (group !== undefined && isNumber(group) ? Math.min(Number(group), HIGHEST) : NO_NUMBER);
