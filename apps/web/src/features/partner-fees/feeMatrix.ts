import { typeCardOptions, type Schemas } from '@so-the/api-client';
import type { MatrixAxis, MatrixChange, MatrixHint } from '@so-the/ui';
import { joined } from '@so-the/ui/format';
import { isInUse } from '../../lib/isInUse.ts';

type Fee = Schemas['PartnerFee'];
type FeeInput = Schemas['PartnerFeeInput'];

/** Row of every terminal, column of every card type. */
export const ANY = 'any';

/** Changed cells by place, as they are typed; `null` where a rate is taken away. */
export type FeeEdits = Readonly<Record<string, number | null>>;

/** The card types of the matrix, "Mọi loại" first. */
export const feeColumns: readonly MatrixAxis[] = [
  { id: ANY, label: 'Mọi loại' },
  ...typeCardOptions.map(({ value, label }) => ({ id: String(value), label })),
];

/** The terminals of the matrix, "Mọi máy" first: the partner's, the shop's own, and those only a rate still names. */
export function feeRows(
  fees: readonly Fee[],
  posPartners: readonly Schemas['PosPartner'][] = [],
  pos: readonly Schemas['PosPick'][] = [],
): MatrixAxis[] {
  const rows = new Map<string, MatrixAxis>([[ANY, { id: ANY, label: 'Mọi máy' }]]);
  const add = (id: string, label: string, note: string) => rows.has(id) || rows.set(id, { id, label, note });
  for (const one of posPartners) {
    if (isInUse(one)) add(`p${one.posPartnerID}`, one.PosName, joined('POS đối tác', one.TID));
  }
  for (const one of pos) if (isInUse(one)) add(`s${one.posID}`, one.PosName, joined('Máy cửa hàng', one.TID));
  for (const fee of fees) add(rowOf(fee), fee.PosName ?? 'Máy không còn', 'Đã ngừng');
  return [...rows.values()];
}

/** Name of a cell in {@link FeeEdits}. */
export function placeOf(row: string, column: string): string {
  return `${row}/${column}`;
}

/** The rates as they are saved, by place. */
export function savedFees(fees: readonly Fee[]): ReadonlyMap<string, Fee> {
  return new Map(
    fees.map((fee) => [placeOf(rowOf(fee), fee.TypeCard === undefined ? ANY : String(fee.TypeCard)), fee]),
  );
}

/** Adds changes to the cells changed before; a cell that is as saved again is no change. */
export function withChanges(
  edits: FeeEdits,
  saved: ReadonlyMap<string, Fee>,
  changes: readonly MatrixChange[],
): FeeEdits {
  const next = { ...edits, ...Object.fromEntries(changes.map((one) => [placeOf(one.row, one.column), one.value])) };
  return Object.fromEntries(Object.entries(next).filter(([place, value]) => value !== savedValue(saved, place)));
}

/** The rate of a cell as it is saved. */
export function savedValue(saved: ReadonlyMap<string, Fee>, place: string): number | null {
  return saved.get(place)?.FeePercent ?? null;
}

/**
 * What is in force in a cell without a rate of its own: the terminal's for every type, else the type's for every
 * terminal, else the partner's default (domain §2(d)).
 *
 * @param valueAt the rate of a place as it stands now
 * @param partnerDefault rate on the partner's own record
 */
export function inheritedFee(
  row: string,
  column: string,
  valueAt: (place: string) => number | null,
  partnerDefault: number | undefined,
): MatrixHint | undefined {
  if (valueAt(placeOf(row, column)) !== null) return undefined;
  const levels = [
    ...(row === ANY ? [] : [{ place: placeOf(row, ANY), text: 'theo máy' }]),
    ...(column === ANY ? [] : [{ place: placeOf(ANY, column), text: 'theo loại thẻ' }]),
    { place: placeOf(ANY, ANY), text: 'theo mặc định' },
  ];
  const winner = levels.find(({ place }) => valueAt(place) !== null);
  if (winner) return { value: valueAt(winner.place) ?? undefined, text: winner.text };
  return partnerDefault === undefined ? { text: 'chưa có phí' } : { value: partnerDefault, text: 'theo hồ sơ đối tác' };
}

/** What saving the changes sends: rates to keep in one call, and the numbers of rates to delete. */
export function feeCommands(
  partnerID: number,
  edits: FeeEdits,
  saved: ReadonlyMap<string, Fee>,
): { keep: FeeInput[]; remove: number[] } {
  const keep: FeeInput[] = [];
  const remove: number[] = [];
  for (const [place, FeePercent] of Object.entries(edits)) {
    const old = saved.get(place);
    if (FeePercent === null) {
      if (old) remove.push(old.ConfigPartnerFeeShopID);
    } else {
      const { ConfigPartnerFeeShopID, Version } = old ?? {};
      keep.push({ ...(old && { ConfigPartnerFeeShopID, Version }), PartnerID: partnerID, ...keyOf(place), FeePercent });
    }
  }
  return { keep, remove };
}

function rowOf({ PosID, PosPartnerID }: Fee): string {
  if (PosPartnerID !== undefined) return `p${PosPartnerID}`;
  return PosID === undefined ? ANY : `s${PosID}`;
}

/** What a place names: `p3/1` is partner's terminal 3 and Visa. */
export function keyOf(place: string): Pick<FeeInput, 'PosID' | 'PosPartnerID' | 'TypeCard'> {
  const [row = ANY, column = ANY] = place.split('/');
  const id = Number(row.slice(1));
  const type = typeCardOptions.find(({ value }) => String(value) === column)?.value;
  return {
    ...(row.startsWith('p') && { PosPartnerID: id }),
    ...(row.startsWith('s') && { PosID: id }),
    ...(type !== undefined && { TypeCard: type }),
  };
}
