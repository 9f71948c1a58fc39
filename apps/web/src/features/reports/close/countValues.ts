import type { Args, DayClose, FundBalance } from '@so-the/api-client';

/** Notes that are counted, from the largest down, in đồng (domain §5). */
export const NOTES = [500_000, 200_000, 100_000, 50_000, 20_000, 10_000, 5000, 2000, 1000] as const;

/** Fewest characters of the reason of a difference. */
export const DIFFERENCE_REASON_LENGTH = 5;

/** What is typed of one fund. */
interface TypedFund {
  Counted: number | null;
  Reason: string;
}

/** What is typed at the close of a day: each fund in the order of the list, and how many notes of each value. */
export interface CountValues {
  Funds: TypedFund[];
  Notes: Record<string, number | null>;
}

type CloseBody = Args<'pushStartMoney'>['body'];

/** Name of the field of a note's count: a name of digits alone would be a place in a list. */
export const noteField = (value: number) => `x${value}`;

/** Nothing counted yet. */
export function emptyCount(funds: readonly FundBalance[]): CountValues {
  return {
    Funds: funds.map(() => ({ Counted: null, Reason: '' })),
    Notes: Object.fromEntries(NOTES.map((value) => [noteField(value), null])),
  };
}

/** What the counted notes come to, in đồng; null when none is counted. */
export function sumOfNotes(notes: CountValues['Notes']): number | null {
  if (NOTES.every((value) => (notes[noteField(value)] ?? null) === null)) return null;
  return NOTES.reduce((sum, value) => sum + value * (notes[noteField(value)] ?? 0), 0);
}

/** Counted less what the books say, in đồng; undefined while nothing is typed. */
export function differenceOf(typed: Partial<TypedFund> | undefined, { Closing }: FundBalance): number | undefined {
  const counted = typed?.Counted ?? null;
  return counted === null ? undefined : counted - Closing;
}

/** Funds that can be counted for a day: those not closed for it, and those whose difference was refused. */
export function fundsToCount(
  funds: readonly FundBalance[],
  differences: readonly DayClose[],
  day: string,
): FundBalance[] {
  const isRefused = (fund: FundBalance) =>
    differences.some(
      (close) => close.Date === day && close.DifferenceStatus === 3 && close.BankCardID === fund.AccountID,
    );
  return funds.filter((fund) => (fund.LockedTo ?? '') < day || isRefused(fund));
}

/** Of the differences that the books do not have yet those of a fund: a new count of it takes their place. */
export function differencesOf(
  { AccountType, AccountID }: Pick<FundBalance, 'AccountType' | 'AccountID'>,
  differences: readonly DayClose[],
): DayClose[] {
  return differences.filter(({ Method, BankCardID }) => Method === AccountType && BankCardID === AccountID);
}

/** Counts whose difference was still open when a later count took their place. */
export function replacedDifferences(closes: readonly DayClose[]): DayClose[] {
  return closes.filter(
    ({ IsReplaced, DifferenceStatus }) => IsReplaced && (DifferenceStatus === 0 || DifferenceStatus === 3),
  );
}

/** The call that closes what was counted; notes go along where they are how cash was counted. */
export function closeBody(day: string, funds: readonly FundBalance[], { Funds, Notes }: CountValues): CloseBody {
  const counts = funds.flatMap(({ AccountType, AccountID }, place) => {
    const { Counted = null, Reason } = Funds[place] ?? {};
    if (Counted === null) return [];
    const isByNotes = AccountType === 1 && sumOfNotes(Notes) === Counted;
    const Denominations = isByNotes ? notesOf(Notes) : undefined;
    return [{ Method: AccountType, BankCardID: AccountID, Counted, Reason, Denominations }];
  });
  return { Kind: 4, Date: day, Funds: counts };
}

/** Field of the form that a field of {@link closeBody} comes from: only the funds that were counted are sent. */
export function countedField(sent: string, { Funds }: CountValues): string {
  const counted = Funds.flatMap(({ Counted }, place) => ((Counted ?? null) === null ? [] : [place]));
  return sent.replace(/^Funds\.(\d+)\./, (_all, index: string) => `Funds.${counted[Number(index)] ?? index}.`);
}

function notesOf(notes: CountValues['Notes']) {
  return NOTES.flatMap((Value) => {
    const Count = notes[noteField(Value)] ?? 0;
    return Count > 0 ? [{ Value, Count }] : [];
  });
}
