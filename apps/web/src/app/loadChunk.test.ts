import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS } from '../lib/limits.ts';
import { keepInMemory } from '../session/storage.ts';
import { ChunkLoadError } from './errors/ChunkLoadError.ts';
import { loadChunk, noteArrival, reloadOnce } from './loadChunk.ts';
import { forgetFaults, tellFaults, type Fault } from './watching/faults.ts';

const told = vi.spyOn(console, 'error');

beforeEach(() => {
  keepInMemory();
  vi.stubGlobal('navigator', { onLine: true });
  told.mockReset();
});
afterEach(() => {
  forgetFaults();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the file of a screen', () => {
  it.each([
    ['error', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))],
    ['missing', () => Promise.resolve({})],
  ])('that fails is told as %s, and reported', async (type, load: () => Promise<{ Screen?: string }>) => {
    const faults: Fault[] = [];
    tellFaults((fault) => faults.push(fault));
    const failure = await loadChunk('/customer', load, ({ Screen }) => Screen).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ChunkLoadError);
    expect(failure).toMatchObject({ name: 'ChunkLoadError', type, message: 'loading chunk /customer failed' });
    expect(told).toHaveBeenCalledExactlyOnceWith(`ChunkLoadError (${type}): loading chunk /customer failed`, failure);
    expect(faults).toEqual([{ kind: 'error', thrown: failure }]);
  });

  it('may take two minutes, not longer', async () => {
    vi.useFakeTimers();
    const outcome = loadChunk(
      '/customer',
      () => new Promise<object>(() => undefined),
      (module) => module,
    ).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
    await expect(Promise.race([outcome, Promise.resolve('waiting')])).resolves.toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    await expect(outcome).resolves.toMatchObject({ type: 'timeout' });
  });
});

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
