/** How the cells of a column are read: as the form's field of that kind reads what is typed. */
export type ColumnKind =
  | 'text'
  | 'phone'
  | 'account'
  | 'identity'
  | 'code'
  | 'money'
  | 'percent'
  | 'number'
  | 'birthday'
  | 'expiry'
  | 'choice'
  | 'bank';

/** One thing that a cell of a `choice` or `bank` column may say. */
export interface ImportOption {
  value: string | number | boolean;
  /** What the form shows. */
  label: string;
  /** What people write as well. Tone marks, case and spaces aside. Default none. */
  words?: readonly string[];
}

/** One column of an import file. Plain data: a worker reads by it. */
export interface ImportField {
  /** Field of the record, as the call names it. */
  field: string;
  /** Title in the template, and label in complaints; found again without regard to tone marks and case. */
  header: string;
  /** Default `text`. */
  kind?: ColumnKind;
  /** What a `choice` or `bank` may say. */
  options?: readonly ImportOption[];
  /** The file must have this column. Default false. */
  required?: boolean;
  /** Fewest and most digits of an `account`; where both are one, zeros that a spreadsheet took are given back. */
  digits?: readonly [fewest: number, most: number];
  /** Least and greatest `number`. */
  range?: readonly [least: number, greatest: number];
  /** A `money` column takes amounts below zero. Default false. */
  negative?: boolean;
  /** Digits that an `account` or `code` has as a rule: a number of as many has lost no zero. Default: any number may have. */
  usualDigits?: number;
  /** Titles that likely mean the same: proposed, never taken without a word. */
  alike?: readonly string[];
  /** What the template shows below the title. */
  example: string;
}

/** The cells of one line by field. */
export type ImportCells = Record<string, string | number | boolean>;

/** What a cell says as its column means it; at most one of `value` and `fault`, neither for an empty cell. */
export interface CellReading {
  value?: string | number | boolean;
  /** Why it cannot be taken, in the words of the form's field. */
  fault?: string;
  /** What to look at before it is taken. */
  warning?: string;
}

/** Most lines of one file. */
export const MAX_LINES = 10_000;
