/** The action log is read newest first, one line an action, and by nobody changed. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import { businessDateOf, type IsoDate } from '../values/dates.ts';
import { rememberedPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { alike, remembered } from '../listing/search.ts';
import type { LogAction } from '../records/account.ts';
import type { Result } from '../command/result.ts';
import { booksInView } from '../scope/shops.ts';
import { userName } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { isWhole, partsOf } from './oneLine.ts';
import { finderByCode, type WhatFor } from './whatFor.ts';

/** Filters of the action log. */
export interface ActionQuery extends ListQuery {
  MenuID?: number;
  ActionID?: number;
  StaffID?: number;
  RefID?: number;
  Denied?: boolean;
  fromDate?: IsoDate;
  toDate?: IsoDate;
  SearchShopID?: number;
}

/** Other things of one action that are told. */
const MOST_OTHERS = 50;

const textOf = remembered<LogAction>((row) => `${row.Note} ${row.OldValue ?? ''} ${row.NewValue ?? ''}`);

/** Lines of the caller's view, newest first unless sorted; the company's own lines show in its view. */
export function listActions(
  world: World,
  query: ActionQuery,
  context: Context,
): Result<ListPage<Schemas['LogAction']>> {
  const find = () => {
    const asked = booksInView(world, context, query.SearchShopID)
      .flatMap((shopId) => world.actions.by('shop', shopId))
      .filter((row) => isWhole(row) && passes(row, query));
    return alike(asked, query.GeneralSearch, textOf).toSorted((a, b) =>
      a.At === b.At ? b.LogID - a.LogID : a.At < b.At ? 1 : -1,
    );
  };
  const namedIn = finderByCode(world);
  return rememberedPage(world, context, ['actions', query], find, {
    textOf,
    viewOf: (row) => actionView(world, row, namedIn(row)),
    totalsOf: () => undefined,
    values: { FullName: (row) => userName(world, row.UserID) },
  });
}

function passes(row: LogAction, query: ActionQuery): boolean {
  const date = businessDateOf(row.At);
  return (
    (query.MenuID === undefined || row.MenuID === query.MenuID) &&
    (query.ActionID === undefined || row.ActionID === query.ActionID) &&
    (query.StaffID === undefined || row.UserID === query.StaffID) &&
    (query.RefID === undefined || row.RefID === query.RefID) &&
    (query.Denied === undefined || (row.Denied ?? false) === query.Denied) &&
    (query.fromDate === undefined || date >= query.fromDate) &&
    (query.toDate === undefined || date <= query.toDate)
  );
}

function actionView(world: World, row: LogAction, named: WhatFor): Schemas['LogAction'] {
  const user = world.users.get(row.UserID);
  const { PartOf: _part, ...shown } = row;
  const others = partsOf(world, row)
    .slice(0, MOST_OTHERS)
    .map(({ Note }) => Note);
  return {
    ...shown,
    ShopName: world.shops.get(row.ShopID)?.ShopName ?? '',
    UserName: user?.UserName ?? '',
    FullName: user?.FullName ?? '',
    Denied: row.Denied ?? false,
    ...thereToOpen(world, { ...named, ...row }),
    ...(others.length > 0 && { Others: others }),
  };
}

function isThere(record: { IsDeleted: boolean } | undefined): boolean {
  return record !== undefined && !record.IsDeleted;
}

/** Of what a line can be opened as, the records that are still there. */
function thereToOpen(world: World, { ScheduleID, CustomerID, CardDataID, IsDebt }: WhatFor): WhatFor {
  const hasCustomer = isThere(world.customers.get(CustomerID));
  return {
    ScheduleID: isThere(world.schedules.get(ScheduleID)) ? ScheduleID : undefined,
    CustomerID: hasCustomer ? CustomerID : undefined,
    CardDataID: isThere(world.cards.get(CardDataID)) ? CardDataID : undefined,
    IsDebt: hasCustomer ? IsDebt : undefined,
  };
}
