import type { ReactNode } from 'react';
import type { PartProps } from '../Part/partProps.ts';

/** What every field of a form takes. `Value` is what the form stores. */
export interface FieldProps<Value, Control extends HTMLElement = HTMLInputElement> extends PartProps<Control> {
  /** Names the field; always read by screen readers. */
  label: string;
  /** Keeps the label for screen readers only, for filters and table cells. Default false. */
  hideLabel?: boolean;
  /** Name of the native control, for password managers and form data. */
  name?: string;
  /** The value shown. */
  value: Value;
  /** Called with each new value. */
  onChange: (value: Value) => void;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  /** What is wrong, in Vietnamese; shown under the field and announced with it. */
  error?: string;
  /** Help under the field, also announced with it. */
  hint?: ReactNode;
  /** Marks the field as obligatory. Checking it is up to the form. Default false. */
  required?: boolean;
  /** Takes the field out of use. Default false. */
  disabled?: boolean;
  /** Shows the value, lets it be selected and copied, not changed. Default false. */
  readOnly?: boolean;
  /** Takes the focus when the field appears. Default false. */
  autoFocus?: boolean;
}
