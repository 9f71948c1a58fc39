import { SelectButton } from 'primereact/selectbutton';
import type { KeyboardEvent } from 'react';
import { FieldGroup, type GroupAttributes } from '../Field/FieldGroup.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { marksOf, type PartProps } from '../Part/partProps.ts';
import { usePrimeRef } from '../Part/primeRef.ts';
import { PrimeScope } from '../PrimeScope/PrimeScope.tsx';
import './SegmentField.css';

/** One segment of a {@link SegmentField}. */
export interface SegmentOption<Value> {
  value: Value;
  /** One or two words. */
  label: string;
  /** Shown but not to be chosen. Default false. */
  disabled?: boolean;
}

type Driven = 'label' | 'hideLabel' | 'value' | 'onChange' | 'hint' | 'disabled';

/** Props of {@link SegmentField}. One segment is always chosen. */
export interface SegmentFieldProps<Value extends string | number> extends Pick<FieldProps<Value>, Driven>, PartProps {
  /** Two to four segments, in the order shown. */
  options: readonly SegmentOption<Value>[];
}

/** One of two to four short choices side by side, in force at once: how something is shown or counted. */
export function SegmentField<Value extends string | number>(props: SegmentFieldProps<Value>) {
  const { label, hideLabel, value, onChange, options, hint, disabled = false } = props;
  const part = usePrimeRef<SelectButton>(props);
  return (
    <PrimeScope>
      <FieldGroup label={label} hideLabel={hideLabel} hint={hint} {...marksOf(props)}>
        {(group) => (
          <SelectButton
            ref={part}
            value={value}
            options={[...options]}
            optionLabel="label"
            optionValue="value"
            allowEmpty={false}
            disabled={disabled}
            onChange={(event: { value: Value }) => onChange(event.value)}
            pt={look(group, !options.some((option) => option.value === value))}
          />
        )}
      </FieldGroup>
    </PrimeScope>
  );
}

interface ButtonState {
  context: { selected: boolean; disabled: boolean; option: unknown };
}

/** PrimeReact's toggle buttons as a group of radios: Tab reaches the chosen one, arrows choose. */
function look(group: GroupAttributes, isNoneChosen: boolean) {
  return {
    root: { ...group, className: 'st-segments' },
    button: ({ context: { selected, disabled } }: ButtonState) => ({
      role: 'radio',
      'aria-checked': selected,
      'aria-pressed': undefined,
      'aria-label': undefined,
      'aria-disabled': disabled || undefined,
      className: 'st-segments__segment',
      onKeyDown: chooseByKey,
      ...(isNoneChosen ? {} : { tabIndex: selected && !disabled ? 0 : -1 }),
    }),
  };
}

/** PrimeReact has moved the focus by then. */
function chooseByKey(event: KeyboardEvent<HTMLElement>): void {
  if (!event.key.startsWith('Arrow') && event.key !== 'Enter') return;
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.click();
}
