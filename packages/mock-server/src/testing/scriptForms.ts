/** Forms of the script of calls: a file that the call can read, or one that is not what its name says. */
import type { OperationId } from '@so-the/api-client';
import { bankBookCsv } from '../samples/bankBook.ts';
import { slipImage } from '../samples/slipImage.ts';
import { statementPdf } from '../samples/statementPdf.ts';

const SLIP = {
  Kind: 1,
  BankName: 'Vietcombank',
  MerchantName: 'THE SAI GON',
  TID: '24531876',
  LotNo: '000123',
  InvoiceNo: '000456',
  ApprovalCode: '845213',
  CardMasked: '4221 51** **** 4821',
  TypeCard: 1,
  Amount: 30_000_000,
  SwipedAt: '2026-11-20T08:15:00+07:00',
} as const;
const ROW = { Date: '2026-11-19', TID: SLIP.TID, LotNo: SLIP.LotNo, InvoiceNo: SLIP.InvoiceNo } as const;
const HEAD = { bankName: SLIP.BankName, merchantName: SLIP.MerchantName };

/** A form for a call that takes a file, the same bytes each time. */
export function scriptForm(id: OperationId, isBad: boolean): FormData {
  const form = new FormData();
  if (id === 'uploadStatementPdf') {
    const row = { ...ROW, ApprovalCode: SLIP.ApprovalCode, Amount: SLIP.Amount, Fee: 396_000, Net: 29_604_000 };
    form.append('file', fileOf(statementPdf(HEAD, [row]), 'sao-ke.pdf', 'application/pdf', isBad));
  } else if (id === 'uploadBankStatement' || id === 'readBankStatement') {
    const head = { bankName: SLIP.BankName, accountNo: '1017595600', opening: 0 };
    const bytes = bankBookCsv(head, [{ Date: '2026-11-19', Amount: -11_000, Text: 'Phi quan ly tai khoan' }]);
    form.append('file', fileOf(bytes, 'sao-ke-tai-khoan.csv', 'text/csv', isBad));
  } else {
    form.append('image', fileOf(slipImage(SLIP), 'bill.png', 'image/png', isBad));
  }
  return form;
}

function fileOf(bytes: Uint8Array, name: string, type: string, isBad: boolean): File {
  return new File([new Uint8Array(isBad ? bytes.subarray(0, bytes.length / 2) : bytes)], name, { type });
}
