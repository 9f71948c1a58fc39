import type { Schemas } from '@so-the/api-client';
import { componentSchema } from '../contract/contractParts.ts';
import { fieldErrors } from '../contract/messages.ts';
import { compileSchema } from '../contract/validator.ts';
import type { FormCheck } from '../core/imports/importRows.ts';

/**
 * Holds records against what a form of the contract may send, in the words the form's own call would use; for calls that
 * judge many records one by one. The schema is compiled when first needed.
 */
export function formCheck<Name extends keyof Schemas>(name: Name): FormCheck<Schemas[Name]> {
  let validate: ReturnType<typeof compileSchema> | undefined;
  return (record) => {
    validate ??= compileSchema(componentSchema(name));
    if (validate(record)) return { ok: true, command: record as Schemas[Name] };
    return { ok: false, faults: fieldErrors(validate.errors ?? [], (pointer) => pointer) };
  };
}
