import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, Dialog, DialogBody, DialogFoot, PrintLayout, SelectField, type PrintLayoutProps } from '@so-the/ui';
import { useSession } from '../../session/useSession.ts';
import './PrintDialog.css';

type Paper = NonNullable<PrintLayoutProps['paper']>;

const papers: { value: Paper; label: string }[] = [
  { value: 'A5', label: 'Giấy A5' },
  { value: '80mm', label: 'Cuộn 80 mm' },
  { value: 'A4', label: 'Giấy A4' },
];

/** Props of {@link PrintDialog}. */
export interface PrintDialogProps extends Pick<
  PrintLayoutProps,
  'title' | 'subtitle' | 'aside' | 'signatures' | 'children'
> {
  /** Paper at first. Default `A5`. */
  first?: Paper;
  /** The document is whole: until then it cannot be printed. Default true. */
  ready?: boolean;
  onClose: () => void;
}

/** A document as it will be on paper, headed by the shop that is worked in, and the button that prints it. A roll has no room for signatures. */
export function PrintDialog({ title, signatures, first = 'A5', ready = true, onClose, ...content }: PrintDialogProps) {
  const { ShopName, Address, Phone } = useSession().shop;
  const [paper, setPaper] = useState(first);
  const lines = [Address, Phone].filter((line): line is string => Boolean(line));
  const sheet = (
    <PrintLayout
      {...content}
      title={title}
      paper={paper}
      shop={{ name: ShopName, lines }}
      signatures={paper === '80mm' ? undefined : signatures}
    />
  );
  return (
    <Dialog title={title} size="large" onClose={onClose}>
      <DialogBody>
        <SelectField
          label="Khổ giấy"
          clearable={false}
          options={papers}
          value={paper}
          onChange={(chosen) => setPaper(chosen ?? first)}
        />
        {sheet}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Đóng</Button>
        <Button variant="primary" disabled={!ready} onClick={() => window.print()}>
          In
        </Button>
      </DialogFoot>
      {createPortal(<div className="print-sheet">{sheet}</div>, document.body)}
    </Dialog>
  );
}
