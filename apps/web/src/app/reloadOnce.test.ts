import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError } from '../lib/chunks/ChunkLoadError.ts';
import { keepInMemory } from '../session/storage.ts';
import { noteArrival, reloadOnce } from './reloadOnce.ts';

beforeEach(() => {
  keepInMemory();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

describe('a failed file', () => {
  it('reloads the page once, then is thrown, and so never makes a loop', async () => {
    const reload = vi.fn<() => void>();
    void reloadOnce(failed(), reload);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await expect(reloadOnce(failed(), reload)).rejects.toMatchObject({ name: 'ChunkLoadError' });
    await expect(reloadOnce(failed(), reload)).rejects.toMatchObject({ name: 'ChunkLoadError' });
    expect(reload).toHaveBeenCalledOnce();
  });

  it('may reload again after a screen arrived', async () => {
    const reload = vi.fn<() => void>();
    void reloadOnce(failed(), reload);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    noteArrival();
    void reloadOnce(failed(), reload);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });

  it('does not reload while offline, because the page itself would be lost', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const reload = vi.fn<() => void>();
    await expect(reloadOnce(failed(), reload)).rejects.toBeInstanceOf(ChunkLoadError);
    expect(reload).not.toHaveBeenCalled();
  });
});

function failed(): Promise<never> {
  return Promise.reject(new ChunkLoadError('/customer', 'error'));
}
