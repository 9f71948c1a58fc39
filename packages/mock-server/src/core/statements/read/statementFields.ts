/** What a bank calls its columns is data: a title is looked up in what people taught of that bank, then here. */
import { fold } from '../../values/text.ts';

/** What the cells of a column say; `Other` is a column whose cells are not kept. */
export const STATEMENT_FIELDS = [
  'Date',
  'TID',
  'LotNo',
  'InvoiceNo',
  'ApprovalCode',
  'Card',
  'Amount',
  'Refund',
  'Fee',
  'FeeTax',
  'Net',
  'Kind',
  'Currency',
  'Other',
] as const;

/** What the cells of a column say. */
export type StatementField = (typeof STATEMENT_FIELDS)[number];

/** A field and how titles of it begin, folded by {@link plainTitle}. */
type Titles = readonly [field: StatementField, words: RegExp];

/** How a title was understood: the lower its strength, the surer. */
export interface TitleMeaning {
  field: StatementField;
  strength: number;
}

/**
 * Titles as banks print them, in Vietnamese and English. The first that fits says what a column is, and of two columns of
 * one field the one that fits earlier is taken: what is more particular stands first.
 */
const GENERIC: readonly Titles[] = [
  ['Other', /^(stt|tt|no|so tt|so thu tu|seq|seq no|s no|sr no|item|row|line)$/],
  ['Other', /^ngay .*(hach toan|bao co|ghi co|ghi no|thanh toan|ket toan|hieu luc|doi soat|tra tien|quyet toan|ve)/],
  [
    'Other',
    /^(post|posting|settlement|settle|settled|value|payment|paid|process|processing|booking|credit|batch) date/,
  ],
  ['Other', /^(gio|time|gio gd|gio giao dich|trans time|transaction time)$/],
  ['Other', /^(mid|merchant|ma dvcnt|ma don vi|dvcnt|ten|name|dia chi|address|chi nhanh|branch|outlet|store)\b/],
  ['Other', /^(loai the|card (type|brand|scheme|holder|name|issuer|product)|thuong hieu|issuer|chu the|to chuc)/],
  ['Other', /(^|\s)%|%$|^(ty le|ti le|muc phi|phan tram|rate|fee rate|mdr rate|so du|balance|running)/],
  [
    'Other',
    /^(rrn|retrieval|ref|reference|so tham chieu|ma tham chieu|ma giao dich|transaction id|trans id|so but toan)/,
  ],
  ['Currency', /^(loai tien|tien te|currency|ccy|curr)\b/],
  ['Kind', /^(loai gd|loai giao dich|loai hinh|loai|trans type|transaction type|txn type|type|trang thai|tinh trang)$/],
  ['Kind', /^(status|trang thai|dien giai|noi dung|mo ta|description|remark|remarks|ghi chu|note|details?)\b/],
  ['FeeTax', /^(vat|thue|tax|gst|phi vat|tien thue)\b/],
  ['Net', /^(thuc|tien thuc|so tien thuc|net)\b/],
  ['Net', /^(so tien|tien|gia tri) (bao co|ghi co|ve|duoc|con lai|sau phi|tra|thanh toan|phai tra|nhan|rong)\b/],
  [
    'Net',
    /^(bao co|amount (paid|credited|payable|due)|credited amount|payment amount|settle(d|ment)? amount|payable)\b/,
  ],
  ['Refund', /^(so tien|tien|gia tri) (hoan|huy|tra lai|ghi no|bi tru)\b/],
  ['Refund', /^(refund|reversal|void|debit|ghi no|phat sinh no|ps no|hoan tra|tien hoan|no)\b/],
  ['Fee', /^(tong phi|total fee|total mdr|total charge)/],
  ['Fee', /^(phi|tien phi|so tien phi|fee|fees|mdr|msf|commission|hoa hong|charge|charges|bank fee|merchant fee)\b/],
  ['Fee', /^(chiet khau|tien chiet khau|so tien chiet khau|discount|service (fee|charge))\b/],
  ['Date', /^ngay( gio| thang)?( gd| giao dich| quet| ban| ban hang| phat sinh)?$/],
  ['Date', /^((trans|transaction|txn|tran|sale|sales|purchase) date|date)\b/],
  ['Date', /^(ngay|thoi gian|thoi diem|date)\b/],
  ['TID', /^(tid|terminal|ma tid|so tid|ma may|ma tb|ma thiet bi|thiet bi|so may|may|may pos|ma pos|pos|device)\b/],
  ['LotNo', /^(so lo|lo|lo so|ma lo|so batch|batch|lot|so ket toan|settlement no)\b/],
  ['InvoiceNo', /^(so hd|so hoa don|ma hoa don|hoa don|hd|invoice|so invoice|trace|so trace|stan|so bill|bill)\b/],
  ['InvoiceNo', /^(so bien lai|bien lai|receipt|so phieu|slip)\b/],
  ['ApprovalCode', /^((ma|so)? ?(chuan chi|cap phep|phe duyet|chap thuan|uy quyen)|appr|approval|auth|app code)/],
  ['Card', /^(so the|the|ma the|card|pan|masked card|masked pan)\b/],
  ['Amount', /^(so tien|gia tri|tien)( gd| giao dich| quet| ban| ban hang| goc)\b/],
  ['Amount', /^((trans|transaction|txn|tran|sale|sales|gross|original|bill|purchase) (amount|amt|value)|gross)\b/],
  ['Amount', /^(so tien|amount|amt|gia tri|value|doanh so|doanh thu|tong tien|sales)\b/],
  ['Amount', /^(credit|ghi co|phat sinh co|ps co|co)\b/],
  ['Net', /^(thanh tien|tong thanh toan|total)$/],
];

/** Titles of a layout that people taught, by {@link plainTitle}. */
export type TaughtTitles = Readonly<Record<string, StatementField>>;

/** A title as it is compared: folded, signs as spaces, without the currency that follows it. */
export function plainTitle(title: string): string {
  return fold(title)
    .replaceAll('.', '')
    .replaceAll(/[^a-z0-9%#]+/g, ' ')
    .trim()
    .replace(/ (vnd|dong)$/, '');
}

/** What a title says of its column; undefined of a title that nobody knows. */
export function meaningOf(title: string, taught: TaughtTitles = {}): TitleMeaning | undefined {
  const plain = plainTitle(title);
  const known = taught[plain];
  if (known) return { field: known, strength: -1 };
  const strength = GENERIC.findIndex(([, words]) => words.test(plain));
  const found = GENERIC[strength];
  return found && { field: found[0], strength: strength + 1 };
}
