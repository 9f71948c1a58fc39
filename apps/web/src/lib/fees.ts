/** The whole in thousandths of a percent. */
const WHOLE = 100_000;

/** Fee in đồng on an amount, half-up to one đồng; `percent` in thousandths (domain §0). Exact for every amount a document may carry. */
export function feeOf(amount: number, percent: number): number {
  const rest = amount % WHOLE;
  return ((amount - rest) / WHOLE) * percent + Math.floor((rest * percent + WHOLE / 2) / WHOLE);
}

/** Terms of an order as they are agreed before any money moves. */
export interface OrderTerms {
  /** Sum asked for, in đồng. */
  amount: number;
  /** Customer's rate in thousandths of a percent. */
  customerPercent: number;
  /** Fixed surcharge in đồng. */
  extraFee: number;
  /** Collaborator's rate in thousandths of a percent; 0 without collaborator. */
  affPercent: number;
  /** Machine fees, in thousandths of a percent, that the shop's POS ask for this type of card. */
  posPercents: readonly number[];
}

/** What an order is expected to bring when exactly the sum asked for is paid and swiped (domain §2(a)). */
export interface ExpectedFees {
  /** Customer's fee F in đồng, surcharge included. */
  fee: number;
  /** Collaborator's commission in đồng. */
  commission: number;
  /** Profit on the dearest and on the cheapest POS in đồng; null while no POS has a fee for this card. */
  profit: { least: number; most: number } | null;
}

/** The same formula that settles the order, on the sum asked for. */
export function expectedFees({ amount, customerPercent, extraFee, affPercent, posPercents }: OrderTerms): ExpectedFees {
  const fee = feeOf(amount, customerPercent) + extraFee;
  const commission = feeOf(amount, affPercent);
  if (posPercents.length === 0) return { fee, commission, profit: null };
  const profits = posPercents.map((percent) => fee - commission - feeOf(amount, percent));
  return { fee, commission, profit: { least: Math.min(...profits), most: Math.max(...profits) } };
}
