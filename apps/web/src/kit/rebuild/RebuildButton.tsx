import { useState } from 'react';
import { Button } from '@so-the/ui';
import { RebuildDialog, type Rebuild } from './RebuildDialog.tsx';

/** Works one kind of balances out anew, as {@link RebuildDialog} does. */
export function RebuildButton(rebuild: Rebuild) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Tính lại</Button>
      {open && <RebuildDialog {...rebuild} onClose={() => setOpen(false)} />}
    </>
  );
}
