import { useState } from 'react';
import { BREAKPOINTS, Button, Icon, useMediaQuery } from '@so-the/ui';
import { usePageAction } from '../../../kit/palette/pageActions.ts';
import { usePrintKey } from '../../../kit/print/usePrintKey.ts';
import { DayPrint } from './DayPrint.tsx';

interface DayPrintButtonProps {
  /** Day at first, ISO. */
  day: string;
  /** Over the calendar Ctrl+P prints the day; in the list that one has a print of its own, and a phone has room for one. */
  inCalendar: boolean;
}

/** Prints the appointments of a day: the button, the palette, and Ctrl+P over the calendar. */
export function DayPrintButton({ day, inCalendar }: DayPrintButtonProps) {
  const [open, setOpen] = useState(false);
  const isPhone = useMediaQuery(`(width < ${BREAKPOINTS.sm}px)`);
  const show = () => setOpen(true);
  usePageAction({ label: 'In lịch hẹn trong ngày', icon: 'print' }, show);
  return (
    <>
      {inCalendar && <PrintKey print={show} />}
      {(inCalendar || !isPhone) && (
        <Button folds icon={<Icon name="print" size={16} />} onClick={show}>
          In lịch ngày
        </Button>
      )}
      {open && <DayPrint day={day} onClose={() => setOpen(false)} />}
    </>
  );
}

function PrintKey({ print }: { print: () => void }) {
  usePrintKey(print);
  return null;
}
