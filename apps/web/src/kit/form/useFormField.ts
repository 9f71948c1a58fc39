import type { RefCallback } from 'react';
import { useController } from 'react-hook-form';
import { useFieldLabel } from './fieldLabels.ts';
import { isEmpty, missing, type FieldRule } from './fieldRules.ts';
import { useInputFact } from './inputFacts.ts';

/** What every field of a record form takes beside the props of its ui field. */
export interface FormFieldOptions<Name extends string, Value> {
  /** Field of the record, as the contract spells it; nested ones with dots: `Fees.0.FeePercent`. */
  name: Name;
  /** Label, and the word its complaints use. */
  label: string;
  /** Refuses an empty value with "Vui lòng nhập …". Default: as the contract has it, false where it says nothing. */
  required?: boolean;
  /** Looks at a value that is not empty. */
  rule?: FieldRule<Value>;
}

/** The part of a ui field's props that the form drives. */
export interface BoundField<Value> {
  name: string;
  label: string;
  required: boolean;
  value: Value | null;
  onChange: (value: Value | null) => void;
  onBlur: () => void;
  error: string | undefined;
  ref: RefCallback<HTMLElement>;
}

/** Connects one field to the form around it: value, complaint and focus. `verb` says how its emptiness is put right. */
export function useFormField<Value>(
  { name, label, rule, ...options }: FormFieldOptions<string, Value>,
  verb: 'nhập' | 'chọn' = 'nhập',
): BoundField<Value> {
  useFieldLabel(name, label);
  const fact = useInputFact(name);
  const required = options.required ?? fact.required ?? false;
  const { field, fieldState } = useController<Record<string, unknown>>({
    name,
    rules: {
      validate: (value) => {
        if (isEmpty(value)) return required ? missing(label, verb) : undefined;
        return rule?.(value as Value);
      },
    },
  });
  return {
    name,
    label,
    required,
    value: (field.value as Value | undefined) ?? null,
    onChange: field.onChange,
    onBlur: field.onBlur,
    error: fieldState.error?.message,
    ref: field.ref,
  };
}
