import { SavedViews } from '@so-the/ui';
import type { List } from '../useList.ts';
import { useSavedViews } from './useSavedViews.ts';

/** The named views of a list, for oneself or the shop. */
export function ListViews<Filters>({ list }: { list: List<Filters> }) {
  return <SavedViews {...useSavedViews(list)} />;
}
