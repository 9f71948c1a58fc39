import { useState } from 'react';
import type { TableViewControl } from '@so-the/ui';
import { readPreference, writePreference } from '../../../session/preferences.ts';
import { parseTableView } from './columnView.ts';

/** Which columns of a list are shown, their order and the row height, remembered for the user on this device. */
export function useColumnView(list: string): TableViewControl {
  const key = `list/${list}`;
  const [value, setValue] = useState(() => parseTableView(readPreference(key)));
  return {
    value,
    onChange: (next) => {
      setValue(next);
      writePreference(key, next);
    },
  };
}
