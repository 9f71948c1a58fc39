import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS } from '../limits.ts';
import { forgetFaults, tellFaults, type Fault } from '../faults/faults.ts';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { loadChunk } from './loadChunk.ts';

const told = vi.spyOn(console, 'error');

beforeEach(() => {
  told.mockReset();
  forgetFaults();
});
afterEach(() => {
  vi.useRealTimers();
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
