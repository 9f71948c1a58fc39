import { useState } from 'react';
import { Combobox } from '../Combobox/Combobox.tsx';
import { choiceOf } from '../Combobox/choice.ts';
import { rankBySearch } from '../format/searchRank.ts';
import type { SelectFieldProps } from './selectProps.ts';

/** The list of a {@link SelectFieldProps} that is found by typing, tone marks or not; typed marks filter. */
export function SearchSelect<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { options, value, onChange, required = false, clearable = !required, ...rest } = props;
  const [text, setText] = useState('');
  const shown = rankBySearch(options, text, ({ label, words = '' }) => (words ? `${label}, ${words}` : label));
  const chosen = options.find((option) => option.value === value);
  return (
    <Combobox
      {...rest}
      required={required}
      chosen={chosen?.label ?? ''}
      overdrawn={chosen?.overdrawn}
      choices={shown.map((option) => choiceOf(option, value))}
      clearable={clearable}
      onSearch={setText}
      onPick={(index) => onChange(shown[index]?.value ?? null)}
      onClear={() => onChange(null)}
    />
  );
}
