import { TextField, type TextFieldProps } from '@so-the/ui';
import { readCount } from './readCount.ts';

/** Props of {@link NumberField}; the value is a whole number or null when empty. */
export interface NumberFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode'> {
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A count or a day of the month: digits only, whatever else is typed falls away; a text of two numbers is not taken. */
export function NumberField({ value, onChange, ...props }: NumberFieldProps) {
  const type = (text: string) => {
    const read = readCount(text);
    if (read.ok) onChange(read.value);
  };
  return <TextField {...props} value={value === null ? '' : String(value)} onChange={type} inputMode="numeric" />;
}
