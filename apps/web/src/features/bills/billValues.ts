import type { BillFacts, BillInput, Schemas } from '@so-the/api-client';

/** What is typed about one slip; an empty text is a field that could not be read. */
export interface BillValues extends Required<Pick<BillFacts, TextField>> {
  TypeCard: BillFacts['TypeCard'];
  Amount: number | null;
  /** ISO moment printed on the slip. */
  SwipedAt: string | null;
  /** Swipe it is the slip of. */
  LogWithdrawalID: number | null;
}

const TEXTS = [
  'BankName',
  'MerchantName',
  'TID',
  'MID',
  'LotNo',
  'InvoiceNo',
  'RefNo',
  'ApprovalCode',
  'CardMasked',
] as const satisfies readonly (keyof BillFacts)[];

/** Fields that are texts. */
export type TextField = (typeof TEXTS)[number];

/** A kept or read slip as it is typed on. */
export function billValues(facts: BillFacts & { LogWithdrawalID?: number }): BillValues {
  const texts = Object.fromEntries(TEXTS.map((field) => [field, facts[field] ?? ''])) as Record<TextField, string>;
  const { TypeCard, Amount = null, SwipedAt = null, LogWithdrawalID = null } = facts;
  return { ...texts, TypeCard, Amount, SwipedAt, LogWithdrawalID };
}

/** Which slip is sent, where it comes from, and what it becomes. */
export type BillPlace = Pick<BillInput, 'BillID' | 'Version' | 'FileID' | 'OcrJson' | 'Source' | 'Status' | 'Reason'>;

/** A slip as it is sent: what is empty is left out. */
export function billBody(
  { Amount, SwipedAt, LogWithdrawalID, TypeCard, ...texts }: BillValues,
  place: BillPlace,
): BillInput {
  const told = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  return {
    ...place,
    ...Object.fromEntries(told.map(([field, text]) => [field, text.trim()])),
    ...(TypeCard !== undefined && { TypeCard }),
    ...(Amount !== null && { Amount }),
    ...(SwipedAt !== null && { SwipedAt }),
    ...(LogWithdrawalID !== null && { LogWithdrawalID }),
  };
}

/** A kept slip as it is sent again. */
export function keptPlace(
  { BillID, Version, FileID, OcrJson, Source }: Schemas['Bill'],
  Status: BillInput['Status'],
): BillPlace {
  return {
    BillID,
    Version,
    Source,
    Status,
    ...(FileID !== undefined && { FileID }),
    ...(OcrJson !== undefined && { OcrJson }),
  };
}

/** What a confirmed slip still lacks, in words; empty once it can be confirmed. The server asks for the same. */
export function lacking({ LogWithdrawalID, TID, InvoiceNo, Amount, SwipedAt }: BillValues): string[] {
  const wanted: [unknown, string][] = [
    [LogWithdrawalID, 'lượt quẹt'],
    [TID, 'mã máy (TID)'],
    [InvoiceNo, 'số hóa đơn'],
    [Amount, 'số tiền'],
    [SwipedAt, 'thời gian quẹt'],
  ];
  return wanted.filter(([value]) => value === null || value === '').map(([, name]) => name);
}
