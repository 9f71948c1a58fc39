/** A JSON text that arrives in pieces, read from its beginning to its end: what is asked for but not there yet is waited for. */

/** Reading that waits for the next piece whenever it yields. */
export type Reading<Read = void> = Generator<undefined, Read, string>;

/** The text breaks off, or is no JSON of the expected kind. */
export class UnreadableJson extends Error {}

/** Most letters of one value that is read whole: a picture of the largest size with room to spare. */
const LONGEST = 32 * 1024 * 1024;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
/** `{` and `[`, `}` and `]` differ in one bit. */
const BRACKET_BIT = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;
const SPACES = new Set([0x20, 0x0a, 0x0d, 0x09]);

/** The pieces, and how far they are read. */
export class JsonPieces {
  #text = '';
  #at = 0;

  /** Reads `{…}` or a part of it: `each` reads the value of every key. */
  *members(each: (key: string) => Reading): Reading {
    yield* this.#take('{');
    if ((yield* this.#next()) === '}') return yield* this.#take('}');
    for (;;) {
      const key = yield* this.value();
      if (typeof key !== 'string') throw new UnreadableJson();
      yield* this.#take(':');
      yield* each(key);
      if ((yield* this.#next()) === '}') return yield* this.#take('}');
      yield* this.#take(',');
    }
  }

  /** Reads `[…]` value by value. */
  *items(each: (item: unknown) => void): Reading {
    yield* this.#take('[');
    if ((yield* this.#next()) === ']') return yield* this.#take(']');
    for (;;) {
      each(yield* this.value());
      if ((yield* this.#next()) === ']') return yield* this.#take(']');
      yield* this.#take(',');
    }
  }

  /** Reads one value whole. */
  *value(): Reading<unknown> {
    yield* this.#next();
    const scan = { depth: 0, isInText: false };
    let kept = '';
    let from = this.#at;
    for (;;) {
      const isWhole = this.#scan(scan);
      kept += this.#text.slice(from, this.#at);
      if (isWhole) return parsed(kept);
      if (kept.length > LONGEST) throw new UnreadableJson();
      this.#at -= this.#text.length;
      this.#text = yield;
      from = 0;
    }
  }

  /** Takes what follows the text: nothing but spaces. */
  *rest(): Reading {
    for (;;) {
      if (this.#text.slice(this.#at).trim() !== '') throw new UnreadableJson();
      this.#at = 0;
      this.#text = yield;
    }
  }

  /** Goes on to the end of a value within the piece at hand; gives whether it was there. An escaped sign may lie in the next piece. */
  #scan(scan: { depth: number; isInText: boolean }): boolean {
    const text = this.#text;
    for (; this.#at < text.length; this.#at += 1) {
      const sign = text.charCodeAt(this.#at);
      if (scan.isInText) {
        if (sign === BACKSLASH) this.#at += 1;
        else if (sign === QUOTE) {
          scan.isInText = false;
          if (scan.depth === 0) return this.#pass();
        }
      } else if (sign === QUOTE) scan.isInText = true;
      else if ((sign | BRACKET_BIT) === OPENING) scan.depth += 1;
      else if ((sign | BRACKET_BIT) === CLOSING) {
        if (scan.depth === 0) return true;
        scan.depth -= 1;
        if (scan.depth === 0) return this.#pass();
      } else if (scan.depth === 0 && (sign === COMMA || SPACES.has(sign))) return true;
    }
    return false;
  }

  #pass(): true {
    this.#at += 1;
    return true;
  }

  /** The next sign that is no space; it is not taken. */
  *#next(): Reading<string> {
    for (;;) {
      while (SPACES.has(this.#text.charCodeAt(this.#at))) this.#at += 1;
      if (this.#at < this.#text.length) return this.#text.charAt(this.#at);
      this.#text = yield;
      this.#at = 0;
    }
  }

  *#take(sign: string): Reading {
    if ((yield* this.#next()) !== sign) throw new UnreadableJson();
    this.#at += 1;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UnreadableJson();
  }
}
