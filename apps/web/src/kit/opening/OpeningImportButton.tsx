import { useState } from 'react';
import { openingKindOptions } from '@so-the/api-client';
import { Button } from '@so-the/ui';
import { useSaveOpeningBalancesMutation } from '../../api/debtApi.ts';
import { ImportDialog } from '../batch/ImportDialog.tsx';
import type { ImportPlan } from '../batch/useImport.ts';

/** "Nhập số dư đầu": the old book of all parties and funds in one list, previewed line by line before anything is kept. */
export function OpeningImportButton() {
  const [open, setOpen] = useState(false);
  const plan = useOpeningImport();
  return (
    <>
      <Button onClick={() => setOpen(true)}>Nhập số dư đầu</Button>
      {open && <ImportDialog plan={plan} onClose={() => setOpen(false)} />}
    </>
  );
}

function useOpeningImport(): ImportPlan {
  const [save] = useSaveOpeningBalancesMutation();
  return {
    noun: 'số dư đầu',
    fields,
    send: (Rows, Preview, idempotencyKey) => save({ body: { Rows, Preview }, idempotencyKey }).unwrap(),
  };
}

const fields: ImportPlan['fields'] = [
  {
    field: 'PartyType',
    header: 'Loại',
    kind: 'choice',
    options: openingKindOptions,
    required: true,
    example: 'Khách hàng',
  },
  { field: 'PartyKey', header: 'Mã/SĐT/Số tài khoản/TID', required: true, example: '0912345678' },
  { field: 'PartyName', header: 'Tên', example: 'Nguyễn Văn An' },
  { field: 'Amount', header: 'Số tiền', kind: 'money', required: true, example: '5.000.000' },
  { field: 'Note', header: 'Ghi chú', example: 'Số dương: nợ cửa hàng. Số âm: cửa hàng nợ.' },
  { field: 'Reason', header: 'Lý do sửa', example: '' },
];
