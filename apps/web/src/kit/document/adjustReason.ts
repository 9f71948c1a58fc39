/** Fewest characters of the reason of an adjustment, and of refusing one (domain §3 Debt). */
export const ADJUST_REASON_LENGTH = 10;
