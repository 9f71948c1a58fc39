import { noteFault } from '../faults/faults.ts';
import { CHUNK_TIMEOUT_MS } from '../limits.ts';
import { ChunkLoadError } from './ChunkLoadError.ts';

/**
 * Loads a part of the app within the time limit and takes from it what is wanted. A failure is told on the console and
 * reported, also where the page is then opened anew (specification §8).
 *
 * @param chunk name of the part in the error message
 * @param pick takes what is wanted; undefined means that the part lacks it
 * @throws ChunkLoadError for every failure
 */
export async function loadChunk<Module, Part>(
  chunk: string,
  load: () => Promise<Module>,
  pick: (module: Module) => Part | undefined,
): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(chunk, 'timeout')), CHUNK_TIMEOUT_MS);
  });
  try {
    const part = pick(await Promise.race([load(), late]));
    if (part === undefined) throw new ChunkLoadError(chunk, 'missing');
    return part;
  } catch (thrown) {
    const failure = thrown instanceof ChunkLoadError ? thrown : new ChunkLoadError(chunk, 'error', thrown);
    console.error(`${failure.name} (${failure.type}): ${failure.message}`, failure);
    noteFault({ kind: 'error', thrown: failure });
    throw failure;
  } finally {
    clearTimeout(timer);
  }
}
