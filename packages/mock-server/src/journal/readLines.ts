import fs from 'node:fs';

/** One complete line of a file. */
export interface FileLine {
  text: string;
  /** Offset of the byte after its line feed. */
  end: number;
}

const CHUNK = 1 << 20;
const LINE_FEED = 0x0a;

/** The complete lines of a file from its beginning; what follows the last line feed is left out. */
export function* readLines(fd: number): Generator<FileLine> {
  const chunk = Buffer.alloc(CHUNK);
  let rest = Buffer.alloc(0);
  let offset = 0;
  for (;;) {
    const length = fs.readSync(fd, chunk, 0, CHUNK, offset);
    if (length === 0) return;
    const start = offset - rest.length;
    offset += length;
    const bytes = Buffer.concat([rest, chunk.subarray(0, length)]);
    let from = 0;
    for (let feed = bytes.indexOf(LINE_FEED); feed !== -1; feed = bytes.indexOf(LINE_FEED, from)) {
      yield { text: bytes.toString('utf8', from, feed), end: start + feed + 1 };
      from = feed + 1;
    }
    rest = bytes.subarray(from);
  }
}
