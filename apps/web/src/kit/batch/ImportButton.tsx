import { useState } from 'react';
import { Button, Icon } from '@so-the/ui';
import { usePageAction } from '../palette/pageActions.ts';
import { ImportDialog } from './ImportDialog.tsx';
import type { ImportPlan } from './importPlan.ts';

/** Opens the import of one kind of record. */
export function ImportButton({ plan }: { plan: ImportPlan }) {
  const [open, setOpen] = useState(false);
  usePageAction({ label: `Nhập ${plan.noun} từ Excel`, icon: 'upload' }, () => setOpen(true));
  return (
    <>
      <Button folds icon={<Icon name="upload" size={16} />} onClick={() => setOpen(true)}>
        Nhập Excel
      </Button>
      {open && <ImportDialog plan={plan} onClose={() => setOpen(false)} />}
    </>
  );
}
