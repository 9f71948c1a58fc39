import { createContext } from 'react';

/** Where several lists share one head, as tabs of one screen do. */
export interface ListHead {
  /** Title of the screen; each list keeps its own for its table and its search. */
  title: string;
  /** Element above the tabs that takes the head of the list shown; null until it is there. */
  place: HTMLElement | null;
}

/** The head that the lists below share; null for a list with a head of its own. */
export const ListHeadContext = createContext<ListHead | null>(null);
