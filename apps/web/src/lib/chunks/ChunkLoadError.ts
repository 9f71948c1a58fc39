/**
 * Why the file of a screen did not arrive: it lacks the screen (`missing`), took longer than the limit (`timeout`), or
 * could not be fetched or run (`error`).
 */
export type ChunkFailure = 'missing' | 'timeout' | 'error';

/** The file of a screen could not be loaded (specification §8). */
export class ChunkLoadError extends Error {
  readonly type: ChunkFailure;

  /** @param chunk what was to be loaded: the path of the route */
  constructor(chunk: string, type: ChunkFailure, cause?: unknown) {
    super(`loading chunk ${chunk} failed`, { cause });
    this.name = 'ChunkLoadError';
    this.type = type;
  }
}
