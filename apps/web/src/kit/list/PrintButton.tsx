import { useState } from 'react';
import { Button, Icon } from '@so-the/ui';
import { usePageAction } from '../palette/pageActions.ts';
import { ListPrint, type ListPrintProps } from './ListPrint.tsx';
import { usePrintKey } from '../print/usePrintKey.ts';

/** Prints every row that matches the list's filters: the button, the palette and Ctrl+P, which else prints the screen. */
export function PrintButton<Row extends object>(paper: Omit<ListPrintProps<Row>, 'onClose'>) {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  usePageAction({ label: 'In', icon: 'print' }, show);
  usePrintKey(show);
  return (
    <>
      <Button folds icon={<Icon name="print" size={16} />} onClick={show}>
        In
      </Button>
      {open && <ListPrint {...paper} onClose={() => setOpen(false)} />}
    </>
  );
}
