import { useState } from 'react';
import { Button } from '@so-the/ui';
import { useSaveOpeningBalancesMutation } from '../../api/debtApi.ts';
import { useReadAgain } from '../../api/declare.ts';
import { ImportDialog } from '../batch/ImportDialog.tsx';
import type { ImportPlan } from '../batch/importPlan.ts';
import { openingImportColumns } from './openingColumns.ts';

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
    fields: openingImportColumns,
    send: (body, idempotencyKey) => save({ body, idempotencyKey, isPart: true }).unwrap(),
    readAgain: useReadAgain('saveOpeningBalances'),
  };
}
