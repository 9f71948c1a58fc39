/** Categories are shown in the order they were added; pickers get the active ones only. */
import type { Schemas } from '@so-the/api-client';
import { COMPANY_SHOP_ID, type Context } from '../command/context.ts';
import { listPage, type ListPage, type ListQuery } from '../listing/listing.ts';
import { searchText } from '../listing/search.ts';
import type { VoucherKind, VoucherType } from '../records/voucher.ts';
import type { Result } from '../command/result.ts';
import { wireOf } from '../listing/wire.ts';
import type { World } from '../store/world.ts';

/** Filters of the list of categories, in the specification's spelling. */
export interface VoucherTypeQuery extends Omit<ListQuery, 'GeneralSearch' | 'Status'> {
  name?: string;
  type?: VoucherKind;
  /** −1 or absent is every status. */
  status?: number;
}

const textOf = searchText<VoucherType>(({ name }) => name);

/** Categories of the caller's books; in the company view the company's own. */
export function listVoucherTypes(
  world: World,
  query: VoucherTypeQuery,
  context: Context,
): Result<ListPage<Schemas['VoucherType']>> {
  const rows = world.voucherTypes
    .by('shop', context.shopId)
    .filter((row) => query.type === undefined || row.type === query.type)
    .filter((row) => query.status === undefined || query.status === -1 || row.status === query.status);
  return listPage(
    rows,
    { ...query, GeneralSearch: query.name },
    { textOf, viewOf: (row) => voucherTypeView(world, row), totalsOf: () => undefined },
  );
}

/** Active categories of one kind, for pickers. */
export function listVoucherTypesByType(
  world: World,
  query: { type: VoucherKind },
  context: Context,
): Schemas['VoucherTypePick'][] {
  return world.voucherTypes
    .by('shop', context.shopId)
    .filter((row) => row.type === query.type && row.status === 1)
    .map(({ ConfigID, name, type, IsBusinessResult, PartyType, IsServiceFee = false }) => ({
      ConfigID,
      name,
      type,
      IsBusinessResult,
      PartyType,
      IsServiceFee,
    }));
}

/** A category as lists and forms see it. */
export function voucherTypeView(world: World, row: VoucherType): Schemas['VoucherType'] {
  const VoucherCount = world.vouchers.count('config', row.ConfigID);
  const IsServiceFee = row.IsServiceFee ?? false;
  return { ...wireOf(world, row), IsServiceFee, IsCompany: row.ShopID === COMPANY_SHOP_ID, VoucherCount };
}
