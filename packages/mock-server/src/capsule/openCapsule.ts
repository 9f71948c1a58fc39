import { checkReferences, SnapshotReader, SnapshotRefused, type RecordCheck } from '../core/snapshot/readSnapshot.ts';
import { secureRandom, type RandomHex } from '../engine/random.ts';
import { readFaults } from '../faults/readFaults.ts';
import { Refused } from '../faults/refused.ts';
import { isScenario, isSize } from '../seed/seedWorld.ts';
import {
  CAPSULE_BYTES,
  CAPSULE_FORMAT,
  CapsuleRefused,
  UNPACKED_BYTES,
  type Capsule,
  type CapsuleHead,
} from './capsule.ts';
import { contractDifference } from './callDigests.ts';
import { isHead } from './headSchema.ts';
import { givePasswords } from './travelling.ts';

const MB = 1024 * 1024;

/** How a capsule is opened. */
export interface OpenOptions {
  /** Salts of the passwords. Default: unguessable. */
  random?: RandomHex;
  /** Most bytes that it may come to. Default {@link UNPACKED_BYTES}. */
  mostBytes?: number;
}

/**
 * Opens a capsule: its world, checked as any snapshot, with the scenario's passwords, and what stood around it.
 *
 * @param check what is wrong with a record
 * @throws CapsuleRefused with one sentence that says why
 */
export async function openCapsule(
  bytes: Uint8Array<ArrayBuffer>,
  check: RecordCheck,
  { random = secureRandom, mostBytes = UNPACKED_BYTES }: OpenOptions = {},
): Promise<Capsule> {
  if (bytes.length > CAPSULE_BYTES) throw new CapsuleRefused('Gói lớn quá 25 MB');
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) throw new CapsuleRefused('Tệp này không phải gói trạng thái của Sổ Thẻ');
  const reading = new CapsuleReading(check);
  for await (const piece of unpacked(bytes, mostBytes)) reading.feed(piece);
  const { head, world } = reading.end();
  givePasswords(world, random);
  return { head, world };
}

/** The text of a capsule, piece by piece, up to as much as it may come to. */
async function* unpacked(bytes: Uint8Array<ArrayBuffer>, mostBytes: number): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.length;
      if (size > mostBytes) throw new CapsuleRefused(`Gói bung ra lớn quá ${mostBytes / MB} MB`);
      yield decoder.decode(value, { stream: true });
    }
  } catch (error) {
    if (error instanceof CapsuleRefused || error instanceof SnapshotRefused) throw error;
    throw new CapsuleRefused('Gói bị cắt hoặc hỏng', { cause: error });
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Most letters of what stands before the world. */
const HEAD_LETTERS = 1_048_576;

/** Reads what stands before the world, then the world. */
class CapsuleReading {
  readonly #snapshot: SnapshotReader;
  #text = '';
  #head: CapsuleHead | undefined;

  constructor(check: RecordCheck) {
    this.#snapshot = new SnapshotReader(check);
  }

  feed(piece: string): void {
    if (this.#head) return this.#feedWorld(piece);
    this.#text += piece;
    const end = this.#text.indexOf('\n');
    if (end === -1) {
      if (this.#text.length > HEAD_LETTERS) throw notOurs();
      return;
    }
    this.#head = readHead(this.#text.slice(0, end));
    this.#feedWorld(this.#text.slice(end + 1));
  }

  end(): Capsule {
    if (!this.#head) throw notOurs();
    const world = this.#whole(() => this.#snapshot.end());
    this.#whole(() => {
      const checking = checkReferences(world);
      while (!checking.next().done) continue;
    });
    return { head: this.#head, world };
  }

  #feedWorld(piece: string): void {
    this.#whole(() => this.#snapshot.feed(piece));
  }

  #whole<Value>(read: () => Value): Value {
    try {
      return read();
    } catch (error) {
      if (error instanceof SnapshotRefused) throw new CapsuleRefused(error.message, { cause: error });
      throw error;
    }
  }
}

function readHead(text: string): CapsuleHead {
  const head = parsed(text);
  if (!isHead(head)) throw notOurs();
  const known = head as CapsuleHead;
  if (known.format !== CAPSULE_FORMAT) throw new CapsuleRefused('Gói thuộc phiên bản khác của Sổ Thẻ');
  const differing = contractDifference(known.contract);
  if (differing !== undefined) throw new CapsuleRefused(`Gói thuộc bộ lời gọi khác: ${differing}`);
  if (!isScenario(known.origin.scenario) || !isSize(known.origin.size))
    throw new CapsuleRefused('Gói dùng kịch bản không có ở đây');
  try {
    return { ...known, faults: readFaults({ rules: known.faults }) };
  } catch (error) {
    if (error instanceof Refused) throw new CapsuleRefused(`Lỗi thử trong gói không dùng được: ${error.message}`);
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notOurs();
  }
}

function notOurs(): CapsuleRefused {
  return new CapsuleRefused('Tệp này không phải gói trạng thái của Sổ Thẻ');
}
