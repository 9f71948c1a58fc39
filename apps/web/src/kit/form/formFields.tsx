import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { FieldPath, FieldPathByValue, FieldPathValue, FieldValues } from 'react-hook-form';
import {
  CheckboxField,
  DateField,
  DateTimeField,
  MoneyField,
  PercentField,
  PhoneField,
  RadioField,
  SelectField,
  TextAreaField,
  TextField,
  type DateFieldProps,
  type MoneyFieldProps,
  type RadioFieldProps,
  type SelectFieldProps,
  type TextAreaFieldProps,
  type TextFieldProps,
} from '@so-the/ui';
import type { InputFields } from '@so-the/api-client';
import { useFormField, type BoundField, type FormFieldOptions } from './useFormField.ts';
import { contractDigits, contractRange, firstOf, moneyRule, percentRule, type FieldRule } from './fieldRules.ts';
import type { UsualFee } from './asks/feeRail.ts';
import { useDayRule } from './asks/useDayRule.ts';
import { useFeeRail } from './asks/fieldRails.ts';
import { useInputFact } from './inputFacts.ts';
import { useSmallMeaning, type AsksSmall } from './asks/smallAmounts.ts';
import { NumberField } from './NumberField.tsx';

type Driven = 'name' | 'label' | 'value' | 'onChange' | 'onBlur' | 'error' | 'ref' | 'required';

/** Props of a field with a ui field's own ones, less those the form drives. */
type Props<Name extends string, Value, UiProps> = FormFieldOptions<Name, Value> & Omit<UiProps, Driven>;

/**
 * The fields of one kind of record: each takes the name of a field of that record whose value fits, so a form reads as a
 * list of fields and a misspelt name does not compile.
 */
export interface FormFields<Values extends FieldValues> {
  /** A line of text; `tidy` spells what was typed once the field is left. */
  Text: (props: Props<Names<Values, string>, string, TextFieldProps> & Tidied) => ReactElement;
  TextArea: (props: Props<Names<Values, string>, string, TextAreaFieldProps>) => ReactElement;
  Phone: (props: Props<Names<Values, string>, string, TextFieldProps>) => ReactElement;
  /** An amount; with `asksSmall` the form asks about one that likely means thousands or millions. */
  Money: (props: Props<Names<Values, number>, number, MoneyFieldProps> & { asksSmall?: AsksSmall }) => ReactElement;
  /** A rate; before the form is saved it asks about one outside half to double of `usual`, else of what it was. */
  Percent: (props: Props<Names<Values, number>, number, MoneyFieldProps> & { usual?: UsualFee }) => ReactElement;
  Number: (props: Props<Names<Values, number>, number, TextFieldProps>) => ReactElement;
  /** A day; with `posts` money is posted on it, and a day of closed books is told as soon as it is typed. */
  Date: (props: Props<Names<Values, string>, string, DateFieldProps> & Posting) => ReactElement;
  /** A moment; `posts` as for a day. */
  DateTime: (props: Props<Names<Values, string>, string, DateFieldProps> & Posting) => ReactElement;
  Check: (
    props: Omit<FormFieldOptions<Names<Values, boolean>, boolean>, 'rule'> & { hint?: ReactNode },
  ) => ReactElement;
  /** Two to four choices in sight, where what is not chosen has to be read too. */
  Radio: <Value extends string | number>(
    props: Props<Names<Values, Value>, Value, RadioFieldProps<Value>>,
  ) => ReactElement;
  Select: <Value extends string | number>(
    props: Props<Names<Values, Value>, Value, SelectFieldProps<Value>>,
  ) => ReactElement;
  /** Any other control, such as a picker of records: a component, or drawn by `children` from what the form drives. */
  Picker: <Name extends FieldPath<Values>>(
    props: PickerProps<Name, NonNullable<FieldPathValue<Values, Name>>>,
  ) => ReactElement;
}

type PickerProps<Name extends string, Value> = FormFieldOptions<Name, Value> &
  ({ as: ComponentType<BoundField<Value>> } | { children: (field: BoundField<Value>) => ReactNode });

interface Posting {
  posts?: boolean;
}

interface Tidied {
  tidy?: (typed: string) => string;
}

type Names<Values extends FieldValues, Value> = FieldPathByValue<Values, Value | null | undefined>;

function Text({ rule, tidy, ...props }: Props<string, string, TextFieldProps> & Tidied) {
  const fact = useInputFact(props.name);
  const bound = useFormField<string>({ ...props, rule: rule ?? contractDigits(props.label, fact) });
  const inputMode = fact.digits && 'numeric';
  const text = { ...bound, value: bound.value ?? '', onBlur: tidied(bound, tidy) };
  return <TextField inputMode={inputMode} maxLength={fact.maxLength} {...props} {...text} />;
}

function tidied({ value, onChange, onBlur }: BoundField<string>, tidy: Tidied['tidy']): () => void {
  return () => {
    if (tidy && value) onChange(tidy(value));
    onBlur();
  };
}

function TextArea({ rule, ...props }: Props<string, string, TextAreaFieldProps>) {
  const { maxLength } = useInputFact(props.name);
  const bound = useFormField<string>({ ...props, rule });
  return <TextAreaField maxLength={maxLength} {...props} {...bound} value={bound.value ?? ''} />;
}

function Phone({ rule, ...props }: Props<string, string, TextFieldProps>) {
  const bound = useFormField<string>({ ...props, rule });
  return <PhoneField {...props} {...bound} value={bound.value ?? ''} />;
}

function Money({ rule, asksSmall, ...props }: Props<string, number, MoneyFieldProps> & { asksSmall?: AsksSmall }) {
  useSmallMeaning(props.name, asksSmall);
  return <MoneyField {...props} {...useFormField<number>({ ...props, rule: firstOf(moneyRule, rule) })} />;
}

function Percent({ rule, usual, ...props }: Props<string, number, MoneyFieldProps> & { usual?: UsualFee }) {
  useFeeRail(props.name, props.label, usual);
  return <PercentField {...props} {...useFormField<number>({ ...props, rule: firstOf(percentRule, rule) })} />;
}

function NumberOf({ rule, ...props }: Props<string, number, TextFieldProps>) {
  const fact = useInputFact(props.name);
  const bound = useFormField<number>({ ...props, rule: rule ?? contractRange(props.label, fact) });
  const maxLength = fact.range && String(fact.range[1]).length;
  return <NumberField maxLength={maxLength} {...props} {...bound} />;
}

function DateOf({ rule, posts, ...props }: Props<string, string, DateFieldProps> & Posting) {
  return <DateField {...props} {...useDay(props, rule, posts)} />;
}

function DateTime({ rule, posts, ...props }: Props<string, string, DateFieldProps> & Posting) {
  return <DateTimeField {...props} {...useDay(props, rule, posts)} />;
}

/** A day's field; one of closed books is told before anything is sent. */
function useDay(
  options: FormFieldOptions<string, string>,
  rule: FieldRule<string> | undefined,
  posts = false,
): BoundField<string> {
  const closed = useDayRule(posts);
  const bound = useFormField<string>({ ...options, rule: firstOf(closed, rule) });
  return { ...bound, error: bound.error ?? (bound.value ? closed(bound.value) : undefined) };
}

function Check(props: FormFieldOptions<string, boolean> & { hint?: ReactNode }) {
  const bound = useFormField<boolean>({ required: false, ...props }, 'chọn');
  return <CheckboxField {...props} {...bound} value={bound.value ?? false} />;
}

function Radio({ rule, ...props }: Props<string, string | number, RadioFieldProps<string | number>>) {
  return <RadioField {...props} {...useFormField<string | number>({ ...props, rule }, 'chọn')} />;
}

function Select({ rule, ...props }: Props<string, string | number, SelectFieldProps<string | number>>) {
  return <SelectField {...props} {...useFormField<string | number>({ ...props, rule }, 'chọn')} />;
}

function Picker(props: PickerProps<string, unknown>) {
  const bound = useFormField<unknown>(props, 'chọn');
  return 'as' in props ? <props.as {...bound} /> : props.children(bound);
}

const fields = {
  Text,
  TextArea,
  Phone,
  Money,
  Percent,
  Number: NumberOf,
  Date: DateOf,
  DateTime,
  Check,
  Radio,
  Select,
  Picker,
};

/**
 * The record fields for one type of values; must stand inside a `RecordDialog` of the same values.
 *
 * @param _input what the contract says of the values, from which their type is read; else name the type
 * @example const Field = formFields<CustomerInput>(); … <Field.Text name="FullName" label="Họ tên" />
 */
export function formFields<Values extends FieldValues>(_input?: InputFields<Values>): FormFields<Values> {
  return fields as unknown as FormFields<Values>;
}
