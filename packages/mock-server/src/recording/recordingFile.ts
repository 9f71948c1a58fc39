import fs from 'node:fs';
import { dirname } from 'node:path';
import { contractDigest } from '../contract/contractDigest.ts';
import { dig } from '../contract/jsonObject.ts';
import { readJson } from '../node/readJson.ts';
import { callOf, entryOf, operationAt, type RecordedCall } from './recordedCall.ts';
import { RecordingRefused } from './recordingRefused.ts';
import { SecretSieve } from './withoutSecrets.ts';

/** What the first line of a recording says it is. */
const KIND = 'so-the-recording/1';
/** Largest file that is read, in bytes. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Most calls of a file. */
const MOST_CALLS = 100_000;
/** Deepest nesting of a call in a HAR file. */
const DEEPEST = 64;
/** Names that would reach into every object where a program copies them carelessly. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Writes calls into a new file, one JSON line each, without what nobody may write down. Only its owner may read the file. */
export class RecordingWriter {
  readonly #path: string;
  readonly #api: string;
  readonly #sieve = new SecretSieve();
  #file: number | undefined;

  /**
   * Nothing is written before the first call.
   *
   * @throws RecordingRefused when there is such a file already, or no folder for it
   */
  constructor(path: string, api: string) {
    if (!fs.existsSync(dirname(path))) throw refused(path, 'has no folder to be written in');
    if (fs.existsSync(path)) throw refused(path, 'is there already: nothing is written over it, choose another name');
    this.#path = path;
    this.#api = api;
  }

  /**
   * Writes one call.
   *
   * @param token header Token of the call, to strike it out wherever it stands
   */
  add(call: RecordedCall, token?: string): void {
    this.#sieve.learn(token);
    if (this.#file === undefined) {
      this.#file = fs.openSync(this.#path, 'wx', 0o600);
      this.#write(this.#file, { kind: KIND, contract: contractDigest(), api: this.#api });
    }
    this.#write(this.#file, entryOf(this.#sieve.sift(call), this.#api));
  }

  #write(file: number, line: object): void {
    fs.writeSync(file, `${JSON.stringify(line)}\n`);
  }
}

/** A file of calls that was read. */
export interface Recording {
  calls: RecordedCall[];
  /** Digest of the contract it was recorded with; absent for a HAR file. */
  contract?: string;
  /** Whether it is a HAR file that holds secrets; they are not in the calls. */
  heldSecrets: boolean;
}

/**
 * Reads a recording, or a HAR file of a browser. A recording that holds secrets was not written here and is refused; a HAR file
 * has the headers of a browser, and its secrets are left out.
 *
 * @throws RecordingRefused with the reason in a sentence
 */
export function readRecording(path: string): Recording {
  const text = textOf(path);
  const [first = '', ...lines] = text.split('\n');
  const header = parsed(first);
  if (dig(header, 'kind') === undefined) return readHar(path, text);
  if (dig(header, 'kind') !== KIND) throw refused(path, 'is a recording of another version: record anew');
  if (lines.pop() !== '') throw refused(path, `is cut: line ${lines.length + 2} has no end`);
  if (lines.length > MOST_CALLS) throw refused(path, `has more than ${MOST_CALLS} calls`);
  const calls = lines.map((line, at) => readLine(path, line, at + 2));
  if (calls.length > 0) refuseStrangers(path, calls);
  return { calls, contract: String(dig(header, 'contract')), heldSecrets: false };
}

function readLine(path: string, line: string, number: number): RecordedCall {
  const place = `Line ${number} of ${path}`;
  const entry = parsed(line);
  if (entry === undefined)
    throw new RecordingRefused(`${place} is no sound JSON: cut, nested too deep, or with a key given twice.`);
  const key = forbiddenKey(entry);
  if (key !== undefined) throw new RecordingRefused(`${place} holds the key ${key}, which no call has.`);
  const call = callOf(entry);
  if (!call) throw new RecordingRefused(`${place} is no call with its answer.`);
  refuseForbidden(place, call);
  if (holdsSecrets(call))
    throw new RecordingRefused(`${place} holds a token, a password or a card number: delete the file and record anew.`);
  return call;
}

function readHar(path: string, text: string): Recording {
  const entries = dig(harIn(text), 'log', 'entries');
  if (!Array.isArray(entries)) throw refused(path, 'is neither a whole recording nor a whole HAR file');
  if (entries.length > MOST_CALLS) throw refused(path, `has more than ${MOST_CALLS} calls`);
  const calls = entries.flatMap((entry: unknown, at) => readEntry(`Call ${at + 1} of ${path}`, entry) ?? []);
  refuseStrangers(path, calls);
  const sieve = new SecretSieve();
  const sifted = calls.map((call) => sieve.sift(call));
  const hasToken = entries.some((entry: unknown) =>
    /"name":"token"/i.test(JSON.stringify(dig(entry, 'request', 'headers') ?? '')),
  );
  return { calls: sifted, heldSecrets: hasToken || calls.some((call) => holdsSecrets(call)) };
}

/** A browser writes how a call came about beside it, in stacks of any depth: call and answer alone are looked at. */
function readEntry(place: string, entry: unknown): RecordedCall | undefined {
  const [request, response] = [dig(entry, 'request'), dig(entry, 'response')];
  const key = forbiddenKey([request, response]);
  if (key !== undefined) throw new RecordingRefused(`${place} holds the key ${key}, which no call has.`);
  const call = callOf(entry);
  if (call) refuseForbidden(place, call);
  return call;
}

function harIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A file without a single call of the contract is one of another API. */
function refuseStrangers(path: string, calls: readonly RecordedCall[]): void {
  if (!calls.some((call) => operationAt(call.path))) throw refused(path, 'holds no call of this contract');
}

function refuseForbidden(place: string, { body, answer }: RecordedCall): void {
  for (const text of [body?.text, answer.text]) {
    const key = text === undefined ? undefined : forbiddenKey(parsed(text));
    if (key !== undefined) throw new RecordingRefused(`${place} holds the key ${key}, which no call has.`);
  }
}

/** The same call through the sieve: it changes where it meets a secret. */
function holdsSecrets(call: RecordedCall): boolean {
  return textsIn(new SecretSieve().sift(call)) !== textsIn(call);
}

function textsIn({ path, query, body, answer }: RecordedCall): string {
  return JSON.stringify([path, query, valueOf(body?.text), valueOf(answer.text)]);
}

function valueOf(text: string | undefined): unknown {
  return text === undefined ? undefined : (parsed(text) ?? text);
}

/** Looks through a value for a forbidden name; where it is nested deeper than any call, that is told in its place. */
function forbiddenKey(value: unknown, depth = 0): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > DEEPEST) return '“…”, nested too deep';
  const own = Array.isArray(value) ? undefined : Object.keys(value).find((name) => FORBIDDEN.has(name));
  if (own !== undefined) return own;
  for (const part of Object.values(value)) {
    const key = forbiddenKey(part, depth + 1);
    if (key !== undefined) return key;
  }
  return undefined;
}

function parsed(text: string): unknown {
  const read = readJson(new TextEncoder().encode(text));
  return read.ok ? read.value : undefined;
}

function textOf(path: string): string {
  const stat = fs.statSync(path, { throwIfNoEntry: false });
  if (!stat) throw new RecordingRefused(`There is no file ${path}.`);
  if (!stat.isFile()) throw refused(path, 'is no file');
  if (stat.size > MOST_BYTES) {
    const [size, most] = [stat.size, MOST_BYTES].map((bytes) => Math.ceil(bytes / 1024 / 1024));
    throw refused(path, `has ${size} MB; at most ${most} MB are read`);
  }
  const bytes = fs.readFileSync(path);
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) throw refused(path, 'is compressed: unpack it first');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused(path, 'is no text in UTF-8');
  }
}

function refused(path: string, why: string): RecordingRefused {
  return new RecordingRefused(`${path} ${why}.`);
}
