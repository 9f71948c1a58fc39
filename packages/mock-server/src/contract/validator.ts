import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonObject } from './jsonObject.ts';

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, logger: false });
addFormats(ajv, ['date', 'date-time', 'email', 'uri']);

/** Compiles a closed schema; formats other than date, date-time, email and uri are not checked. */
export function compileSchema(schema: JsonObject): ValidateFunction {
  return ajv.compile(schema);
}
