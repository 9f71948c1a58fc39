import type { ListView } from './viewStore.ts';

/** A view that comes with a list: what people ask of it every day. */
export interface ReadyView {
  /** Unique in the list; stands in the address. */
  id: string;
  /** "Của tôi". */
  name: string;
  /** Query part of the address: filters and order. */
  query: string;
}

/** As a view among those that were saved: everybody's, not to be changed, the columns as the person has them. */
export function asView({ id, name, query }: ReadyView): ListView {
  return { id, name, query, scope: 'own', isDefault: false, isReady: true, columns: undefined };
}

/** Whether two queries ask for the same, however their parts are ordered. */
export function sameQuery(one: string, other: string): boolean {
  return sorted(one) === sorted(other);
}

function sorted(query: string): string {
  const parts = new URLSearchParams(query);
  parts.sort();
  return parts.toString();
}
