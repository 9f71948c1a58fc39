/** Payments of reciprocal shares and offsets with a partner are debt documents of their own: listed apart, cancelled like any other. */
import type { Schemas } from '@so-the/api-client';
import { ACTION, MENU } from '../values/menus.ts';
import { hasRight } from '../access/rights.ts';
import type { Context } from '../command/context.ts';
import type { IsoDate } from '../values/dates.ts';
import { listPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { sumOf } from '../values/money.ts';
import { DEBT_KIND, PARTY_TYPE, type Debt } from '../records/debt.ts';
import { missing, refuse, type Result } from '../command/result.ts';
import { rowsInView } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { debtView } from './debtView.ts';
import { offsetPartner } from './offsetPartner.ts';
import { payReciprocal } from './payPartner.ts';

/** Pays a partner its shares, or offsets; an offset needs the right Duyệt, as every change of a debt without money. */
export function addPartnerReciprocal(
  world: World,
  command: Schemas['ReciprocalInput'],
  context: Context,
): Result<Debt> {
  const { Method } = command;
  const isOffset = command.Kind === DEBT_KIND.offset;
  const action = isOffset ? ACTION.approve : ACTION.add;
  if (!hasRight(world, context, MENU.partnerDebts, action)) {
    return refuse('Forbidden', 'Không có quyền thực hiện thao tác này');
  }
  if (isOffset) return offsetPartner(world, command, context);
  return Method === undefined ? missing('hình thức', 'Method') : payReciprocal(world, { ...command, Method }, context);
}

/** Filters of reciprocal documents. */
export interface ReciprocalQuery extends ListQuery {
  PartnerID?: number;
  ScheduleID?: number;
  Kind?: 5 | 6;
  ForDate?: IsoDate;
  ToDate?: IsoDate;
  SearchShopID?: number;
}

/** Payments of shares and offsets, newest first unless sorted; cancelled ones are not in the sums. */
export function listPartnerReciprocals(
  world: World,
  query: ReciprocalQuery,
  context: Context,
): Result<ListPage<Schemas['DebtDocument'], Schemas['ReciprocalTotals']>> {
  const rows = rowsInView(world, 'partners', context, query.SearchShopID)
    .filter((partner) => !query.PartnerID || partner.PartnerID === query.PartnerID)
    .flatMap((partner) => world.debts.by('party', `${PARTY_TYPE.partner}|${partner.PartnerID}`))
    .filter((debt) => isAsked(debt, query))
    .toSorted((a, b) => b.DebtID - a.DebtID);
  return listPage(rows, query, {
    viewOf: (row) => debtView(world, row, context),
    totalsOf: (all) => ({ Paid: sumInForce(all, DEBT_KIND.reciprocal), Offset: sumInForce(all, DEBT_KIND.offset) }),
  });
}

function isAsked(debt: Debt, query: ReciprocalQuery): boolean {
  return (
    (debt.Kind === DEBT_KIND.reciprocal || debt.Kind === DEBT_KIND.offset) &&
    (!query.Kind || debt.Kind === query.Kind) &&
    (!query.ForDate || debt.BusinessDate >= query.ForDate) &&
    (!query.ToDate || debt.BusinessDate <= query.ToDate) &&
    (!query.ScheduleID ||
      [...debt.Allocations, ...(debt.OffsetAllocations ?? [])].some((part) => part.ScheduleID === query.ScheduleID))
  );
}

function sumInForce(debts: readonly Debt[], kind: Debt['Kind']): number {
  return sumOf(debts, (debt) => (debt.Status === 1 && debt.Kind === kind ? debt.Amount : 0));
}
