import { createContext, useContext } from 'react';
import type { List } from './useList.ts';

/** What the parts of a list screen share. */
export interface ListContextValue {
  title: string;
  list: List<object>;
  /** Place in the header for what every list can do: print, export. */
  tools: HTMLElement | null;
  /** Place behind them where the list's own actions appear, the primary one last. */
  actions: HTMLElement | null;
  /** Place at the end of the filters where the table's tools stand; null while there are none. */
  views: HTMLElement | null;
  setViews: (place: HTMLElement | null) => void;
  /** The server refuses the rows, or has no call for them: what can be done with them is away as well. */
  closed: 'refused' | 'lacking' | undefined;
}

/** Shared by the parts of `ListScreen`. */
export const ListContext = createContext<ListContextValue | null>(null);

/** @throws Error outside a list screen */
export function useListContext(part: string): ListContextValue {
  const context = useContext(ListContext);
  if (!context) throw new Error(`ListScreen.${part} must be inside ListScreen: put it among the children of one.`);
  return context;
}
