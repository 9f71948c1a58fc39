import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import type { EngineReply } from '../engine/envelope.ts';
import type { FormBody } from '../uploads/formData.ts';
import { FORM_FILE_LIMIT, formFaults } from '../uploads/formFaults.ts';

/** Takes one file into memory, under whatever field: the contract says which field it has to be. */
const readForm = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: FORM_FILE_LIMIT, files: 1, fields: 0, parts: 2, headerPairs: 20, fieldNameSize: 50 },
  defParamCharset: 'utf8',
}).any();

/** The one file of a form that came over HTTP, or what is wrong with the form. */
export async function readMultipart(
  request: Request,
  response: Response,
): Promise<{ body: FormBody } | { fault: EngineReply }> {
  if (!request.is('multipart/form-data')) return { fault: formFaults.notForm };
  const error = await new Promise<unknown>((resolve) => readForm(request, response, resolve));
  if (error !== undefined) return { fault: faultOf(error) };
  const files = Array.isArray(request.files) ? request.files : [];
  return {
    body: Object.fromEntries(
      files.map(({ fieldname, originalname, mimetype, buffer }) => [
        fieldname,
        { name: originalname, type: mimetype, bytes: new Uint8Array(buffer) },
      ]),
    ),
  };
}

const FAULTS: Partial<Record<MulterError['code'], EngineReply>> = {
  LIMIT_FILE_SIZE: formFaults.tooLarge,
  LIMIT_FILE_COUNT: formFaults.manyFiles,
  LIMIT_PART_COUNT: formFaults.manyFiles,
  LIMIT_FIELD_COUNT: formFaults.otherFields,
};

function faultOf(error: unknown): EngineReply {
  return (error instanceof MulterError && FAULTS[error.code]) || formFaults.unreadable;
}
