import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps the page for later only when the table stands that somebody waits for', async () => {
  const registration = { waiting: null, addEventListener: () => undefined, update: async () => undefined };
  const register = vi.fn(async () => registration);
  vi.stubGlobal('navigator', { serviceWorker: { controller: null, register, addEventListener: () => undefined } });
  const { comesFirst, keepPage } = await import('../src/lib/version.svelte');
  let stands: (value: string) => void = () => undefined;
  const table = comesFirst(new Promise<string>((done) => (stands = done)));
  void keepPage();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(register).not.toHaveBeenCalled();
  stands('the table');
  expect(await table).toBe('the table');
  await vi.advanceTimersByTimeAsync(0);
  expect(register).toHaveBeenCalledOnce();
});
