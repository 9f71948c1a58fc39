import { useState, type Ref } from 'react';
import { Combobox } from '../Combobox/Combobox.tsx';
import { foldVietnamese } from '../format/text.ts';
import type { SelectFieldProps } from './SelectField.tsx';

/** The list of a {@link SelectFieldProps} that is found by typing, tone marks or not. */
export function SearchSelect<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { options, value, onChange, required = false, clearable = !required, inputRef, ...rest } = props;
  const [text, setText] = useState('');
  const wanted = foldVietnamese(text.trim());
  const shown = options.filter((option) => foldVietnamese(option.label).includes(wanted));
  return (
    <Combobox
      {...rest}
      inputRef={inputRef as Ref<HTMLInputElement> | undefined}
      required={required}
      chosen={options.find((option) => option.value === value)?.label ?? ''}
      choices={shown.map((option) => ({ ...option, selected: option.value === value }))}
      clearable={clearable}
      status={shown.length === 0 ? 'Không có dữ liệu' : null}
      onSearch={setText}
      onPick={(index) => onChange(shown[index]?.value ?? null)}
      onClear={() => onChange(null)}
    />
  );
}
