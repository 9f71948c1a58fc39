import { SavedViews } from '@so-the/ui';
import type { List } from '../useList.ts';
import type { ReadyView } from './readyView.ts';
import { useSavedViews } from './useSavedViews.ts';

/** Props of {@link ListViews}. */
export interface ListViewsProps<Filters> {
  list: List<Filters>;
  /** Views that come with the list. */
  ready: readonly ReadyView[];
}

/** The named views of a list: those that come with it, one's own and the shop's. */
export function ListViews<Filters>({ list, ready }: ListViewsProps<Filters>) {
  return <SavedViews {...useSavedViews(list, ready)} />;
}
