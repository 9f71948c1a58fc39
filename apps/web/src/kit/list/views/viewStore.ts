import type { SavedView, TableView } from '@so-the/ui';
import { readChoice, writeChoice } from '../../../session/device.ts';
import { parseTableView } from '../address/columnView.ts';

/** A named state of a list: filters, order and page size as the address has them, and columns. */
export interface ListView extends SavedView {
  /** Query part of the address. */
  query: string;
  columns: TableView | undefined;
}

/** Whose views of which list. */
export interface ViewOwner {
  list: string;
  userId: number;
  shopId: number;
}

/** Views this person may choose: the own ones, then those of the shop. Kept on this device. */
export async function readViews(owner: ViewOwner): Promise<ListView[]> {
  const kept = await Promise.all([readChoice(keyOf(owner, 'own')), readChoice(keyOf(owner, 'shop'))]);
  return kept.flatMap((views, place) => parseViews(views, place === 0 ? 'own' : 'shop'));
}

/** Keeps the views of a list, each with its owner. */
export async function writeViews(owner: ViewOwner, views: readonly ListView[]): Promise<void> {
  for (const scope of ['own', 'shop'] as const) {
    await writeChoice(
      keyOf(owner, scope),
      views.filter((view) => view.scope === scope),
    );
  }
}

function keyOf({ list, userId, shopId }: ViewOwner, scope: ListView['scope']): string {
  return scope === 'own' ? `views/user/${userId}/${list}` : `views/shop/${shopId}/${list}`;
}

function parseViews(kept: unknown, scope: ListView['scope']): ListView[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((one: unknown): ListView[] => {
    if (typeof one !== 'object' || one === null) return [];
    const { id, name, query, isDefault, columns } = one as Record<string, unknown>;
    if (typeof id !== 'string' || typeof name !== 'string' || typeof query !== 'string') return [];
    return [{ id, name, query, scope, isDefault: isDefault === true, columns: parseTableView(columns) }];
  });
}
