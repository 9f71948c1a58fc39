import type { ValidateFunction } from 'ajv/dist/2020.js';
import { fieldErrors } from '../contract/messages.ts';
import { compileSchema } from '../contract/validator.ts';
import type { RecordCheck } from '../core/snapshot/readSnapshot.ts';
import shapes from './recordShapes.gen.json' with { type: 'json' };

const validators = new Map<string, ValidateFunction>();

/** What is wrong with a record by the type this server keeps such records in: its first field at fault, and why. */
export const recordFault: RecordCheck = (kind, record) => {
  const isSound = validators.get(kind) ?? compileSchema(shapes[kind]);
  validators.set(kind, isSound);
  if (isSound(record)) return undefined;
  const [fault] = fieldErrors(isSound.errors ?? [], (pointer) => pointer.slice(1).replaceAll('/', '.'));
  return fault?.path ? `${fault.path} – ${fault.message}` : 'bản ghi không đúng kiểu';
};
