/** The fee matrix shows every rate of the view, and beside it one row a partner with what applies when no rate is more specific. */
import type { Schemas } from '@so-the/api-client';
import type { TypeCard } from '../values/cardTypes.ts';
import type { Context } from '../command/context.ts';
import { listPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { remembered, search } from '../listing/search.ts';
import type { Partner } from '../records/people.ts';
import { done, type Result } from '../command/result.ts';
import { rowsInView } from '../scope/shops.ts';
import type { World } from '../store/world.ts';
import { levelOf } from './feeLevel.ts';
import { partnerView } from './listPartners.ts';
import { partnerFeeView } from './partnerFeeView.ts';
import { feesOf } from './partnerFees.ts';

/** Filters of the fee matrix. */
export interface PartnerFeeQuery extends ListQuery {
  PartnerID?: number;
  PosID?: number;
  PosPartnerID?: number;
  TypeCard?: TypeCard;
  SearchShopID?: number;
}

/** A page of the matrix, and the default of every matching partner. */
export interface PartnerFeePage {
  page: ListPage<Schemas['PartnerFee']>;
  defaults: Schemas['PartnerDefault'][];
}

const textOf = remembered<Partner>((row) => `${row.Code} ${row.Name} ${row.Phone}`);

/** Rates by partner, the most specific first. */
export function listPartnerFees(world: World, query: PartnerFeeQuery, context: Context): Result<PartnerFeePage> {
  const asked = rowsInView(world, 'partners', context, query.SearchShopID).filter(
    (row) => !query.PartnerID || row.PartnerID === query.PartnerID,
  );
  const { rows: partners, withoutMarks } = search(asked, query.GeneralSearch, textOf);
  const rows = partners.flatMap((partner) =>
    feesOf(world, partner.PartnerID)
      .filter(
        (row) =>
          (!query.PosID || row.PosID === query.PosID) &&
          (!query.PosPartnerID || row.PosPartnerID === query.PosPartnerID) &&
          (!query.TypeCard || row.TypeCard === query.TypeCard),
      )
      .toSorted((a, b) => levelOf(a) - levelOf(b)),
  );
  const page = listPage(rows, query, { viewOf: (row) => partnerFeeView(world, row), totalsOf: () => undefined });
  if (!page.ok) return page;
  return done({ page: { ...page.value, withoutMarks }, defaults: partners.map((row) => defaultOf(world, row)) });
}

function defaultOf(world: World, row: Partner): Schemas['PartnerDefault'] {
  const { PartnerID, Code, Name, ShopID, ShopName, FeeCount, PosCount, OrderCount, LastOrderDate, Status } =
    partnerView(world, row);
  const general = feesOf(world, PartnerID).find((fee) => levelOf(fee) === 4);
  const known = { PartnerID, PartnerCode: Code, PartnerName: Name, ShopID, ShopName, Status };
  const FeePercent = general?.FeePercent ?? row.FeePercentDefault;
  return { ...known, FeePercent, FeeCount, PosCount, OrderCount, LastOrderDate };
}
