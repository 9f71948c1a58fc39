import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  readListAddress,
  textFilter,
  writeListAddress,
  type FilterCodecs,
  type FilterValues,
  type ListDefaults,
} from './listAddress.ts';
import { reduceList, type ListIntent, type ListState } from './listState.ts';

/** The state of a list as the address tells it, and the one way to change it. */
export interface ListAddress<Filters> {
  state: ListState<Filters>;
  /** Carries out a wish. Each step can be taken back with the browser's back button; typing on in one text is one step. */
  send: (intent: ListIntent<Filters>, how?: { replace?: boolean }) => void;
  /** What of the address a saved view keeps. */
  saved: SavedAddress;
}

/** Parameter that names the saved view in force. */
const VIEW = 'view';

/** Parameter that names the open tab of a screen of several lists: each keeps its own views, and stays open with them. */
const TAB = 'tab';

/** The part of the address that a saved view keeps: filters, order and page size. */
export interface SavedAddress {
  /** Query part, always written alike. */
  query: string;
  /** The address says nothing but the tab: the list was opened from the menu. */
  isBare: boolean;
  /** Saved view the address names. */
  viewId: string | null;
  /** Goes to what a view kept. */
  show: (query: string, viewId: string | undefined, how?: { replace?: boolean }) => void;
}

/** Keeps the state of a list in the address. `codecs` must be the same object on every call. */
export function useListAddress<Codecs extends FilterCodecs>(
  codecs: Codecs,
  defaults: ListDefaults,
): ListAddress<FilterValues<Codecs>> {
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => readListAddress(address, codecs, defaults), [address, codecs, defaults]);
  return {
    state,
    send: (intent, { replace = isTypingOn(state, intent, codecs) } = {}) => {
      const next = writeListAddress(address, reduceList(state, intent), codecs, defaults);
      if (next.toString() !== address.toString()) setAddress(next, { replace });
    },
    saved: {
      query: writeListAddress(new URLSearchParams(), { ...state, page: 1 }, codecs, defaults).toString(),
      isBare: [...address.keys()].every((name) => name === TAB),
      viewId: address.get(VIEW),
      show: (query, viewId, how) => {
        const next = new URLSearchParams(query);
        const tab = address.get(TAB);
        if (tab !== null) next.set(TAB, tab);
        if (viewId !== undefined) next.set(VIEW, viewId);
        setAddress(next, how);
      },
    },
  };
}

function isTypingOn<Filters extends object>(
  { filters }: ListState<Filters>,
  intent: ListIntent<Filters>,
  codecs: FilterCodecs,
): boolean {
  if (intent.type !== 'filter') return false;
  return Object.keys(intent.change).every((name) => codecs[name] === textFilter && name in filters);
}
