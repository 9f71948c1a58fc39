import { crc32 } from 'node:zlib';

/** One record as a line of the log: checksum in hex, a space, JSON, line feed. */
export function encodeLine(record: unknown): string {
  const json = JSON.stringify(record);
  return `${checksum(json)} ${json}\n`;
}

/** The record of a line without its line feed; undefined when the line is torn or damaged. */
export function decodeLine(line: string): unknown {
  const json = line.slice(9);
  if (line[8] !== ' ' || line.slice(0, 8) !== checksum(json)) return undefined;
  return JSON.parse(json) as unknown;
}

function checksum(text: string): string {
  return crc32(text).toString(16).padStart(8, '0');
}
