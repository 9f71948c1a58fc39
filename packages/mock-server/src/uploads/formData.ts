import type { UploadedFile } from '../core/files/uploadedFile.ts';
import type { EngineReply } from '../engine/envelope.ts';
import { FORM_FILE_LIMIT, formFaults } from './formFaults.ts';

/** Files of a form by the name of their field. */
export type FormBody = Record<string, UploadedFile>;

/** The one file of a form inside the browser, or what is wrong with the form. */
export async function readFormData(form: FormData): Promise<{ body: FormBody } | { fault: EngineReply }> {
  const fields = [...form];
  const files = fields.filter((field): field is [string, File] => field[1] instanceof Blob);
  if (files.length > 1) return { fault: formFaults.manyFiles };
  if (files.length < fields.length) return { fault: formFaults.otherFields };
  if (files.some(([, file]) => file.size > FORM_FILE_LIMIT)) return { fault: formFaults.tooLarge };
  const body: FormBody = {};
  for (const [field, file] of files) {
    const { name, type } = file;
    body[field] = { name, type: type || 'application/octet-stream', bytes: new Uint8Array(await file.arrayBuffer()) };
  }
  return { body };
}
