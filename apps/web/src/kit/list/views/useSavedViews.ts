import { useEffect, useEffectEvent, useState } from 'react';
import type { SavedViewsProps, ViewFacts } from '@so-the/ui';
import { useSession } from '../../../session/useSession.ts';
import type { List } from '../useList.ts';
import { asView, sameQuery, type ReadyView } from './readyView.ts';
import { readViews, writeViews, type ListView, type ViewOwner } from './viewStore.ts';

/** The named views of a list, ready for `SavedViews`. One that is the default is taken when the list opens bare. */
export function useSavedViews<Filters>(
  { name, address, view }: List<Filters>,
  ready: readonly ReadyView[],
): SavedViewsProps {
  const { user, shop } = useSession();
  const owner: ViewOwner = { list: name, userId: user.UserID, shopId: shop.ShopID };
  const [views, setViews] = useState<readonly ListView[]>([]);
  const offered = [...ready.map(asView), ...views];
  const current = offered.find(({ id }) => id === address.viewId);
  const shown = { query: address.query, columns: view.value };

  const show = (chosen: ListView | undefined, replace = false) => {
    address.show(chosen?.query ?? '', chosen?.id, { replace });
    if (!chosen?.isReady) view.onChange(chosen?.columns);
  };
  const keep = async (next: readonly ListView[]) => {
    const fresh = next.find(({ isDefault, id }) => isDefault && !views.find((old) => old.id === id)?.isDefault);
    const single = fresh ? next.map((one) => ({ ...one, isDefault: one.id === fresh.id })) : next;
    setViews(single);
    await writeViews(owner, single);
  };
  const change = (id: string, facts: Partial<ListView>) =>
    keep(views.map((one) => (one.id === id ? { ...one, ...facts } : one)));

  const settle = useEffectEvent((found: ListView[]) => {
    setViews(found);
    const usual = found.find(({ isDefault }) => isDefault);
    if (usual && address.isBare) show(usual, true);
  });
  useEffect(() => {
    let alive = true;
    void readViews({ list: name, userId: user.UserID, shopId: shop.ShopID }).then((found) =>
      alive ? settle(found) : undefined,
    );
    return () => {
      alive = false;
    };
  }, [name, user.UserID, shop.ShopID]);

  return {
    views: offered,
    current: current?.id,
    changed: current !== undefined && !sameView(current, shown),
    canShare: true,
    note: 'Lưu trên máy này: ai trong cửa hàng dùng máy này đều thấy.',
    onChoose: (id) => show(offered.find((one) => one.id === id)),
    onCreate: async (facts: ViewFacts) => {
      const made: ListView = { ...facts, ...shown, id: crypto.randomUUID() };
      await keep([...views, made]);
      address.show(made.query, made.id, { replace: true });
    },
    onOverwrite: (id) => void change(id, shown),
    onEdit: (id, facts) => change(id, facts),
    onDelete: async (id) => {
      await keep(views.filter((one) => one.id !== id));
      if (id === current?.id) address.show(address.query, undefined, { replace: true });
    },
  };
}

function sameView(one: ListView, other: Pick<ListView, 'query' | 'columns'>): boolean {
  if (one.isReady) return sameQuery(one.query, other.query);
  return one.query === other.query && JSON.stringify(one.columns) === JSON.stringify(other.columns);
}
