import { useState } from 'react';
import { Button } from '@so-the/ui';
import { ImportDialog } from './ImportDialog.tsx';
import type { ImportPlan } from './useImport.ts';

/** Opens the import of one kind of record. */
export function ImportButton({ plan }: { plan: ImportPlan }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Nhập Excel</Button>
      {open && <ImportDialog plan={plan} onClose={() => setOpen(false)} />}
    </>
  );
}
