/** A POS is shown with what it owes, read from the ledger, and what it swiped today and this month, read from its swipes. */
import type { Schemas } from '@so-the/api-client';
import { bankOf } from '../values/banks.ts';
import { CARD_TYPES, type TypeCard } from '../values/cardTypes.ts';
import type { Context } from '../command/context.ts';
import { accounts } from '../records/accounts.ts';
import { balanceOf } from '../ledger/balance.ts';
import { hasStatus, listPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { remembered } from '../listing/search.ts';
import { sumOf } from '../values/money.ts';
import type { Pos, PosFee } from '../records/funds.ts';
import type { Result } from '../command/result.ts';
import { rowsInView } from '../scope/shops.ts';
import { accountLabel, bankCode, wireOf } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { posFeePercent } from './posFee.ts';
import { doneOn } from './swiped.ts';

const textOf = remembered<Pos>((row) => `${row.PosName} ${row.PosCode ?? ''} ${row.TID} ${row.MID ?? ''}`);

/** Terminals of the shop in the order they were added unless sorted. */
export function listPos(
  world: World,
  query: ListQuery & { PartnerID?: number },
  context: Context,
): Result<ListPage<Schemas['Pos'], Schemas['PosTotals']>> {
  const rows = rowsInView(world, 'poses', context).filter(
    (row) => (!query.PartnerID || row.OwnerPartnerID === query.PartnerID) && hasStatus(row, query),
  );
  const swiped = (row: Pos) => doneOn(world, row.posID, context.businessDate);
  return listPage(rows, query, {
    textOf,
    viewOf: (row) => posView(world, row, context),
    totalsOf: (all) => ({
      Debt: sumOf(all, (row) => posDebt(world, row)),
      SwipedToday: sumOf(all, (row) => swiped(row).day),
      SwipedMonth: sumOf(all, (row) => swiped(row).month),
    }),
  });
}

/** A POS as lists and forms see it. */
export function posView(world: World, row: Pos, context: Context): Schemas['Pos'] {
  const swiped = doneOn(world, row.posID, context.businessDate);
  return {
    ...wireOf(world, row),
    BankCode: bankCode(row.BankID),
    BankName: bankOf(row.BankID)?.BankName ?? '',
    PosParentName: world.poses.get(row.PosParentID)?.PosName,
    OwnerPartnerName: world.partners.get(row.OwnerPartnerID)?.Name,
    BankCardName: accountLabel(world.bankCards.get(row.BankCardID)),
    Debt: posDebt(world, row),
    SwipedToday: swiped.day,
    SwipedMonth: swiped.month,
  };
}

/** Active terminals of the caller's view, for pickers; the company sees those of all its shops. */
export function listAllPos(world: World, context: Context): Schemas['PosPick'][] {
  return rowsInView(world, 'poses', context)
    .filter((row) => row.Status === 1)
    .map((row) => posPick(world, row, context));
}

function posPick(world: World, row: Pos, context: Context): Schemas['PosPick'] {
  const { posID, PosName, TID, ShopID, MinPerBill, MaxPerBill, Status } = row;
  const known = { posID, PosName, TID, ShopID, MinPerBill, MaxPerBill, Status };
  return {
    ...known,
    BankCode: bankCode(row.BankID),
    ShopName: world.shops.get(ShopID)?.ShopName ?? '',
    Fees: feesInForce(row, context),
  };
}

/** Machine fees of today, surcharge included, one row a card type that has one. */
function feesInForce(pos: Pos, context: Context): PosFee[] {
  const types: TypeCard[] = CARD_TYPES.map((type) => type.TypeCard);
  const fees: PosFee[] = [];
  for (const typeCard of types) {
    const percent = posFeePercent(pos, typeCard, context.businessDate);
    if (percent !== undefined) fees.push({ TypeCard: typeCard, FeePercent: percent });
  }
  return fees;
}

function posDebt(world: World, row: Pos): number {
  return balanceOf(world, row.ShopID, accounts.pos(row.posID));
}
