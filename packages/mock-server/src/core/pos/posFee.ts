/** A machine fee is the rate of the card's type, or the general one, in force on the day, surcharge included. */
import type { TypeCard } from '../values/cardTypes.ts';
import type { IsoDate } from '../values/dates.ts';
import type { Pos, PosFee } from '../records/funds.ts';

/** Rate of a POS on a card type in thousandths of a percent; absent when none is configured (W01). */
export function posFeePercent(pos: Pos, typeCard: TypeCard, date: IsoDate): number | undefined {
  const row = latest(pos.Fees, typeCard, date) ?? latest(pos.Fees, undefined, date);
  return row && row.FeePercent + (row.DayFeePercent ?? 0);
}

function latest(fees: readonly PosFee[], typeCard: TypeCard | undefined, date: IsoDate): PosFee | undefined {
  let found: PosFee | undefined;
  for (const fee of fees) {
    const inForce = (fee.FromDate ?? '') <= date;
    if (fee.TypeCard === typeCard && inForce && (fee.FromDate ?? '') >= (found?.FromDate ?? '')) found = fee;
  }
  return found;
}
