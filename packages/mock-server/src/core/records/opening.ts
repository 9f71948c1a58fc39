/** Whoever may bring a balance along from the old book: the four kinds of party and the shop's funds. */
import { PARTY_TYPE } from './debt.ts';

/** Whose opening balance: the kinds of party, 5 a bank account, 6 the cash box. */
export const OPENING_KIND = { ...PARTY_TYPE, bank: 5, cash: 6 } as const;

/** Kind of what has an opening balance. */
export type OpeningKind = (typeof OPENING_KIND)[keyof typeof OPENING_KIND];

/** Number under which the one cash box of a shop is known. */
export const CASH_BOX = 1;
