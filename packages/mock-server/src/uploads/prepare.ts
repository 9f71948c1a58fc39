import type { OperationId } from '@so-the/api-client';
import { isUploadedFile } from '../core/files/uploadedFile.ts';
import type { RequestInput } from '../contract/requestCheck.ts';
import { dig } from '../contract/jsonObject.ts';
import { readStatementFile } from './readStatementFile.ts';

/** Whether a call has something to read that takes its time, before it is carried out in one go. */
export function needsReading(id: OperationId): boolean {
  return id === 'uploadStatementPdf' || id === 'readStatement';
}

/** The input with the text of its statement beside the bytes. */
export async function withStatementText<Input extends RequestInput>(input: Input): Promise<Input> {
  const file = dig(input.body, 'file');
  if (!isUploadedFile(file)) return input;
  return { ...input, body: { file: { ...file, pdf: await readStatementFile(file) } } };
}
