import { isUploadedFile } from '../core/files/uploadedFile.ts';
import type { EngineInput } from '../engine.ts';
import type { Exchange } from './loggedRequest.ts';

/** Longest text of an answer the log keeps whole. */
const LENGTH = 2000;

/** What the log says of a form in place of its bytes. */
export function describeForm({ body }: EngineInput): string {
  const files = Object.entries(body ?? {}).filter((field): field is [string, { name: string }] =>
    isUploadedFile(field[1]),
  );
  return files.map(([field, { name }]) => `[${field}: ${name}]`).join(' ') || '[không có tệp]';
}

/** An answer without the pictures in it. */
export function withoutPictures({ status, body }: Exchange['reply']): Exchange['reply'] {
  const short = JSON.stringify(body, (_name, value: unknown) =>
    typeof value === 'string' && value.length > LENGTH ? `${value.slice(0, 60)}…` : value,
  );
  return { status, body: JSON.parse(short) as unknown };
}
