import { useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { choiceOf } from '../Combobox/choice.ts';
import { Combobox } from '../Combobox/Combobox.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import { useRemoteOptions, type RemoteOptions, type Search } from './useRemoteOptions.ts';

/** One record a {@link RemotePicker} can choose; may carry more of the record. */
export interface PickerOption {
  /** Identifies the record. */
  value: string | number;
  /** What is shown when chosen. */
  label: string;
  /** Second line of the list: phone, bank and last digits, code. */
  detail?: string;
  /** Shown but not to be chosen. Default false. */
  disabled?: boolean;
}

/** Props of {@link RemotePicker}; the value is the chosen option itself, or null. */
export interface RemotePickerProps<Option extends PickerOption> extends FieldProps<Option | null, HTMLElement> {
  /** Finds records by a text; an empty text asks for the first ones. Stops when the signal fires. */
  search: Search<Option>;
  /** Milliseconds without typing before a search is sent. Default 250. */
  pause?: number;
  /** The choice can be taken back. Default: only where the field is not required. */
  clearable?: boolean;
  /** Sample of what to type: "Tên hoặc số điện thoại". */
  placeholder?: string;
  /** Offers to make a new record from the searched text; call `close` once the list should go. */
  createNew?: (text: string, close: () => void) => ReactNode;
  /**
   * Gets a text that finds nothing when Enter, Tab or leaving the field takes it; pressed before the answer they wait for it,
   * and take the only choice where there is one. Whoever gives this leads the focus on. Default: such a text is forgotten.
   */
  onNothingFound?: (text: string) => void;
}

/** Chooses one record among too many to list, by asking the server while typing. */
export function RemotePicker<Option extends PickerOption>(props: RemotePickerProps<Option>) {
  const { search, pause = 250, value, onChange, createNew, onNothingFound, ...others } = props;
  const { required = false, clearable = !required, ...rest } = others;
  const remote = useRemoteOptions(search, pause);
  const [text, setText] = useState('');
  const found = remote.state === 'failed' ? [] : remote.options;
  const shown = text === '' ? withChosen(found, value) : found;
  const take = (searched: string, close: () => void) =>
    remote.whenFound(([only, ...others]) => {
      if (others.length > 0) return;
      close();
      if (only) onChange(only);
      else onNothingFound?.(searched);
    });
  return (
    <Combobox
      {...rest}
      required={required}
      chosen={value?.label ?? ''}
      choices={shown.map((option) => choiceOf(option, value?.value ?? null))}
      clearable={clearable}
      status={statusOf(remote.state, remote.retry)}
      footer={createNew}
      busy={remote.state === 'loading'}
      onText={onNothingFound && remote.state !== 'failed' ? take : undefined}
      onSearch={(searched) => {
        setText(searched);
        remote.search(searched);
      }}
      onPick={(index) => onChange(shown[index] ?? null)}
      onClear={() => onChange(null)}
      onClose={remote.stop}
    />
  );
}

/** The first records that the server knows, and before them the chosen one where it is not among them, for the list to stand on. */
function withChosen<Option extends PickerOption>(found: readonly Option[], chosen: Option | null): readonly Option[] {
  return chosen === null || found.some(({ value }) => value === chosen.value) ? found : [chosen, ...found];
}

function statusOf(state: RemoteOptions<unknown>['state'], retry: () => void): ReactNode {
  if (state === 'loading') return 'Đang tải…';
  if (state === 'ready') return null;
  return (
    <>
      Không tải được dữ liệu.{' '}
      <Button size="small" variant="ghost" onClick={retry}>
        Thử lại
      </Button>
    </>
  );
}
