import type { InputFields } from '@so-the/api-client';

/** The fields of a record that its save takes back; what the record adds beyond them stays behind. */
export function pickFields<Input extends object>(record: NoInfer<Partial<Input>>, fields: InputFields<Input>): Input {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name in fields)) as Input;
}
