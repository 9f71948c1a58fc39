/** Every field of a contract input, so that a field the contract gains or loses does not compile here. */
export type InputFields<Input> = Readonly<Record<keyof Input, true>>;

/** The fields of a record that its save takes back; what the record adds beyond them stays behind. */
export function pickFields<Input extends object>(record: Input, fields: InputFields<Input>): Input {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name in fields)) as Input;
}
