import type { FieldError, Schemas } from '@so-the/api-client';
import { componentSchema } from '../contract/contractParts.ts';
import { fieldErrors } from '../contract/messages.ts';
import { textCleaner } from '../contract/texts.ts';
import { compileSchema } from '../contract/validator.ts';
import type { FormCheck } from '../core/imports/importRows.ts';

/**
 * Cleans records and holds them against what a form of the contract may send, in the words the form's own call would use; for calls that
 * judge many records one by one. The schema is compiled when first needed.
 */
export function formCheck<Name extends keyof Schemas>(name: Name): FormCheck<Schemas[Name]> {
  let form: ReturnType<typeof compileForm> | undefined;
  return (given) => {
    form ??= compileForm(name);
    const faults: FieldError[] = [];
    const record = form.clean?.(given, '', faults) ?? given;
    if (faults.length === 0 && form.isSound(record)) return { ok: true, command: record as Schemas[Name] };
    return { ok: false, faults: [...faults, ...fieldErrors(form.isSound.errors ?? [], (pointer) => pointer)] };
  };
}

function compileForm(name: keyof Schemas) {
  const schema = componentSchema(name);
  return { clean: textCleaner(schema, true), isSound: compileSchema(schema) };
}
