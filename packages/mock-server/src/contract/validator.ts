import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isUploadedFile } from '../core/files/uploadedFile.ts';
import type { JsonObject } from './jsonObject.ts';

/** The contract's schemas are checked when it is generated, so that no start waits for it. */
const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, logger: false, validateSchema: false });
/** Keyword of a schema whose value is a file, as a transport delivers one. */
export const FILE_KEYWORD = 'uploadedFile';

ajv.addKeyword({ keyword: FILE_KEYWORD, validate: (_isFile: boolean, value: unknown) => isUploadedFile(value) });
addFormats(ajv, ['date', 'date-time', 'email', 'uri']);

/** Compiles a closed schema; formats other than date, date-time, email and uri are not checked. */
export function compileSchema(schema: JsonObject): ValidateFunction {
  return ajv.compile(schema);
}
