/** What POS return stands in collections: their lots, and the money that came for them. */
import { paidBy, type CashBack, type CashBackPayment } from '../records/cashBack.ts';
import { dayKey, dayOfRow } from '../records/dayOfRow.ts';
import type { LotPayment, NumberLot } from '../records/lot.ts';
import { paymentFigures } from '../records/lotSums.ts';
import { Collection } from './collection.ts';

/** What tells a lot from any other: POS, business date and lot number (domain §2(c)). */
export function lotKey(lot: Pick<NumberLot, 'PosID' | 'BusinessDate' | 'LotNo'>): string {
  return `${lot.PosID}|${lot.BusinessDate}|${lot.LotNo}`;
}

/** Lots of POS, and the money that came for them: empty. */
export function createPosMoney() {
  return {
    numberLots: new Collection<NumberLot, 'shop' | 'day' | 'pos' | 'key'>((row) => row.numberLoID, {
      shop: (row) => row.ShopID,
      day: (row) => dayKey(row, dayOfRow.numberLots(row)),
      pos: (row) => row.PosID,
      key: (row) => (row.CancelledAt === undefined ? lotKey(row) : undefined),
    }),
    lotPayments: new Collection<LotPayment, 'lot' | 'cashBack' | 'payer', 'received' | 'adjusted'>(
      (row) => row.payNumberLoID,
      { lot: (row) => row.NumberLoID, cashBack: (row) => row.CashBackPaymentID, payer: (row) => row.PayerPosID },
      { by: ['lot', 'cashBack', 'payer'], of: paymentFigures },
    ),
    cashBacks: new Collection<CashBack, 'pos'>((row) => row.CashBackID, { pos: (row) => row.PosParentID }),
    cashBackPayments: new Collection<CashBackPayment, 'pos' | 'cashBack', 'paid'>(
      (row) => row.paymentID,
      { pos: (row) => row.PosParentID, cashBack: (row) => row.CashBackID },
      { by: ['pos'], of: (row) => ({ paid: row.Status === 1 ? paidBy(row) : 0 }) },
    ),
  };
}
