import { useState } from 'react';
import { Button } from '@so-the/ui';
import { usePageAction } from '../../../kit/palette/pageActions.ts';
import { usePrintKey } from '../../../kit/print/usePrintKey.ts';
import { DayPrint } from './DayPrint.tsx';

interface DayPrintButtonProps {
  /** Day at first, ISO. */
  day: string;
  /** Ctrl+P prints the day; else the list beside it takes the key. */
  takesKey: boolean;
}

/** Prints the appointments of a day: the button, the palette, and Ctrl+P over the calendar. */
export function DayPrintButton({ day, takesKey }: DayPrintButtonProps) {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  usePageAction({ label: 'In lịch hẹn trong ngày', icon: 'print' }, show);
  return (
    <>
      {takesKey && <PrintKey print={show} />}
      <Button onClick={show}>In lịch ngày</Button>
      {open && <DayPrint day={day} onClose={() => setOpen(false)} />}
    </>
  );
}

function PrintKey({ print }: { print: () => void }) {
  usePrintKey(print);
  return null;
}
