import { expect, it, vi } from 'vitest';
import { once } from './once.ts';

it('asks once for what came, and anew after a failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('a screen');
  const again = once(load);
  await expect(again()).rejects.toThrow('offline');
  await expect(again()).resolves.toBe('a screen');
  expect(again()).toBe(again());
  expect(load).toHaveBeenCalledTimes(2);
});
