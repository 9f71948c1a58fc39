/** What came as a file stands in collections: pictures, slips read from them, and statements. */
import { BILL_STATUS, billKey, type Bill } from '../records/bill.ts';
import { bankLineKey, type BankLine, type BankStatement } from '../records/bankBook.ts';
import type { StoredFile } from '../records/file.ts';
import {
  PDF_LINE_STATUS,
  saleKey,
  type Statement,
  type StatementLayout,
  type StatementLine,
} from '../records/statement.ts';
import { Collection } from './collection.ts';

/** Whether a slip is there to be doubled: a draft or a confirmed one. */
function counts({ Status }: Bill): boolean {
  return Status === BILL_STATUS.draft || Status === BILL_STATUS.confirmed;
}

/** Pictures, slips read from them, and statements: empty. */
export function createPapers() {
  return {
    bills: new Collection<Bill, 'shop' | 'swipe' | 'key' | 'picture'>((row) => row.BillID, {
      shop: (row) => row.ShopID,
      swipe: (row) => row.LogWithdrawalID,
      key: (row) => {
        const key = counts(row) ? billKey(row) : undefined;
        return key && `${row.ShopID}|${key}`;
      },
      picture: (row) => (counts(row) ? row.FileID : undefined),
    }),
    statements: new Collection<Statement, 'shop' | 'hash'>((row) => row.FileID, {
      shop: (row) => row.ShopID,
      hash: (row) => `${row.ShopID}|${row.Hash}`,
    }),
    statementLayouts: new Collection<StatementLayout, 'bank'>((row) => row.LayoutID, {
      bank: (row) => `${row.ShopID}|${row.BankID}`,
    }),
    statementLines: new Collection<StatementLine, 'shop' | 'file' | 'sale' | 'swipe'>((row) => row.LineID, {
      shop: (row) => row.ShopID,
      file: (row) => row.FileID,
      sale: (row) => saleKey(row),
      swipe: (row) => (row.Status === PDF_LINE_STATUS.ignored ? undefined : row.LogWithdrawalID),
    }),
    bankStatements: new Collection<BankStatement, 'shop' | 'account' | 'hash'>((row) => row.StatementID, {
      shop: (row) => row.ShopID,
      account: (row) => row.BankCardID,
      hash: (row) => `${row.BankCardID}|${row.Hash}`,
    }),
    bankLines: new Collection<BankLine, 'shop' | 'account' | 'same' | 'entry' | 'voucher'>((row) => row.LineID, {
      shop: (row) => row.ShopID,
      account: (row) => row.BankCardID,
      same: (row) => bankLineKey(row),
      entry: (row) => row.EntryID,
      voucher: (row) => row.VoucherID,
    }),
    files: new Collection<StoredFile, 'shop' | 'hash'>((row) => row.FileID, {
      shop: (row) => row.ShopID,
      hash: (row) => `${row.ShopID}|${row.Hash}`,
    }),
  };
}
