import type { Request, Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { checkReferences, SnapshotReader, SnapshotRefused } from '../core/snapshot/readSnapshot.ts';
import { writeSnapshot } from '../core/snapshot/writeSnapshot.ts';
import { readAhead } from '../core/reports/readAhead.ts';
import type { World } from '../core/store/world.ts';
import type { MockHost } from './mockHost.ts';
import { recordFault } from './recordFault.ts';

/** Records read ahead at a time: a call waits a few milliseconds for them at most. */
const RECORDS_AHEAD = 200;

/** Sends the world piece by piece, as fast as it is taken. */
export function sendSnapshot(host: MockHost, response: Response): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  pipeline(Readable.from(writeSnapshot(host.world), { objectMode: false }), response).catch(() => response.destroy());
}

/**
 * The world of the snapshot a request carries, read as it comes in; other calls are answered meanwhile.
 *
 * @throws SnapshotRefused at the first thing that is wrong; what still comes is not read
 */
export async function receiveSnapshot(request: Request): Promise<World> {
  const reader = new SnapshotReader(recordFault);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const bytes of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    reader.feed(decoded(decoder, bytes));
  }
  const world = reader.end();
  const checking = checkReferences(world);
  while (!checking.next().done) await setImmediate();
  while (!isReadAhead(world)) await setImmediate();
  return world;
}

/** Reads a part of what is kept of a world; what it is made of may lean on records that are not there. */
function isReadAhead(world: World): boolean {
  try {
    return readAhead(world, RECORDS_AHEAD);
  } catch (cause) {
    throw new SnapshotRefused('Bản chụp có bản ghi dựa trên bản ghi không có', { cause });
  }
}

function decoded(decoder: TextDecoder, bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes, { stream: true });
  } catch {
    throw new SnapshotRefused('Bản chụp không phải UTF-8');
  }
}
