import type { PartProps } from '@so-the/ui';
import type { ReactNode } from 'react';

/** What every picker takes; `Value` identifies the record, as the wire names it. */
export interface PickerProps<
  Value extends string | number,
  Control extends HTMLElement = HTMLElement,
> extends PartProps<Control> {
  label: string;
  /** Keeps the label for screen readers only, for filters. Default false. */
  hideLabel?: boolean;
  name?: string;
  value: Value | null;
  onChange: (value: Value | null) => void;
  onBlur?: () => void;
  error?: string;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  /** Text of the empty choice. Default "Chọn…". */
  placeholder?: string;
}
