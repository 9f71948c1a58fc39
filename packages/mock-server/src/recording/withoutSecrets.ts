import { readJson } from '../node/readJson.ts';
import { HIDDEN, isSecretName, redact, redactBroken } from '../engine/redact.ts';
import type { RecordedCall, RecordedText } from './recordedCall.ts';

/** Shortest secret that is struck out wherever it stands: shorter ones are words and numbers of their own. */
const SHORTEST = 6;
/** Most secrets that are remembered: the latest. */
const MOST_MET = 1000;
/** From this length on a secret is struck out inside longer words too. */
const LONG = 16;
/** A picture inside a text may show a card. */
const PICTURE = /(data:[\w.+-]+\/[\w.+-]+;base64,)[\w+/=-]+/g;
/** Longest text that is no JSON and yet kept. */
const LONGEST = 10_000;

/**
 * Takes out of calls what nobody may write down: tokens, passwords, full card numbers, security codes. A token or password it
 * has met once is struck out wherever it stands from then on, under another name too. Files, pictures and forms are left out.
 */
export class SecretSieve {
  readonly #met = new Set<string>();

  /** Tells of a secret that stands outside the calls' texts, such as the header Token. */
  learn(secret: string | undefined): void {
    if (secret === undefined || secret.length < SHORTEST || secret.includes(HIDDEN)) return;
    this.#met.add(secret);
    const [oldest] = this.#met;
    if (this.#met.size > MOST_MET && oldest !== undefined) this.#met.delete(oldest);
  }

  /** The call as it may be written down. */
  sift(call: RecordedCall): RecordedCall {
    const body = call.body && valueOf(call.body);
    const answer = valueOf(call.answer);
    for (const [name, value] of call.query) if (isSecretName(name)) this.learn(value);
    this.#learnFrom(body?.json);
    this.#learnFrom(answer.json);
    return {
      ...call,
      path: this.#strike(redactBroken(call.path)),
      query: call.query.map(([name, value]) => this.#siftPair(name, value)),
      userId: onlyNumber(call.userId),
      shopId: onlyNumber(call.shopId),
      body: body && this.#sifted(body),
      answer: this.#sifted(answer),
    };
  }

  #siftPair(name: string, value: string): readonly [string, string] {
    const hidden = isSecretName(name) ? HIDDEN : String(redact(value));
    return [this.#strike(redactBroken(name)), this.#strike(hidden)];
  }

  #sifted({ type, text, json }: ReadText): RecordedText {
    if (json !== undefined) return { type, text: this.#strike(JSON.stringify(redact(json))) };
    return { type, ...(text !== undefined && { text: this.#strike(redactBroken(text.slice(0, LONGEST))) }) };
  }

  #learnFrom(value: unknown, name = ''): void {
    if (typeof value === 'string' && isSecretName(name)) this.learn(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [inner, part] of Object.entries(value)) this.#learnFrom(part, inner);
  }

  #strike(text: string): string {
    let struck = text.replaceAll(PICTURE, `$1${HIDDEN}`);
    for (const secret of this.#met)
      for (const spelled of [secret, JSON.stringify(secret).slice(1, -1)]) struck = strike(struck, spelled);
    return struck;
  }
}

function strike(text: string, secret: string): string {
  if (!text.includes(secret)) return text;
  if (secret.length >= LONG) return text.replaceAll(secret, HIDDEN);
  const alone = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${secret.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)}(?![\p{L}\p{N}])`,
    'gu',
  );
  return text.replaceAll(alone, HIDDEN);
}

/** A text and, where it is JSON, its value. */
interface ReadText extends RecordedText {
  json?: unknown;
}

function valueOf({ type, text }: RecordedText): ReadText {
  const short = /^[\w.+-]+\/[\w.+-]+/.exec(type)?.[0] ?? '';
  if (text === undefined || /^(image|audio|video|multipart|font)\/|octet-stream|pdf|zip|urlencoded/.test(short))
    return { type: short };
  const read = readJson(new TextEncoder().encode(text));
  return read.ok ? { type: short, text, json: read.value } : { type: short, text };
}

function onlyNumber(header: string): string {
  return /^-?\d{1,10}$/.test(header) ? header : '';
}
