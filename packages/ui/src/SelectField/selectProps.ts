import type { FieldProps } from '../Field/fieldProps.ts';

/** One choice of a {@link SelectField}. */
export interface SelectOption<Value> {
  /** What the form stores. */
  value: Value;
  /** What is read; also what a search looks at. */
  label: string;
  /** What a search finds it by as well, and nobody reads. Default none. */
  words?: string;
  /** Shown but not to be chosen. Default false. */
  disabled?: boolean;
  /** A fund below 0: its label, which tells the balance, is red, also once it is chosen. Needs `searchable`. Default false. */
  overdrawn?: boolean;
}

/** Props of {@link SelectField}. The value is one of the options' or null. */
export interface SelectFieldProps<Value extends string | number> extends Omit<
  FieldProps<Value | null, HTMLElement>,
  'readOnly'
> {
  /** The choices, in the order shown. */
  options: readonly SelectOption<Value>[];
  /** Text of the empty choice. Default "Chọn…". */
  placeholder?: string;
  /** Lets a chosen value be taken back. Default: allowed unless `required`. */
  clearable?: boolean;
  /** Lets the user type to find a choice, with or without tone marks; for more than about ten choices. Default false. */
  searchable?: boolean;
}
