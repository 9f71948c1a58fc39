/** What the contract says of one field that a person fills in. */
export interface InputField<Value = unknown> {
  /** An empty value is refused. */
  required?: true;
  /** Most characters of a text. */
  maxLength?: number;
  /** Fewest and most digits, of a text that may hold nothing else. */
  digits?: readonly [fewest: number, most: number];
  /** Least and greatest whole number. */
  range?: readonly [least: number, greatest: number];
  /** For types alone: what the field holds. */
  holds?: Value;
}

/** Every field of an input of the contract, by name; those of two inputs can be spread into one. */
export type InputFields<Input> = { readonly [Name in keyof Input]: InputField<Input[Name]> };
