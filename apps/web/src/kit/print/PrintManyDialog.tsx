import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button, Dialog, DialogBody, DialogFoot, FieldRow, PrintLayout, SelectField } from '@so-the/ui';
import { useSession } from '../../session/useSession.ts';
import { papers, type Paper } from './papers.ts';
import { usePaper } from './usePaper.ts';
import { usePrint } from './usePrint.ts';
import './PrintDialog.css';

/** One of several documents that are printed together. */
export interface ManyPaper {
  key: string | number;
  subtitle: string;
  content: ReactNode;
}

/** Props of {@link PrintManyDialog}. */
export interface PrintManyDialogProps {
  /** What each of them is: "Biên nhận". */
  title: string;
  documents: readonly ManyPaper[];
  /** Paper at first. */
  first: Paper;
  /** Who signs each, from the left. A roll has no room for them. */
  signatures: readonly string[];
  /** All are whole: until then they cannot be printed. Default true. */
  ready?: boolean;
  onClose: () => void;
}

/** Several documents of one kind, printed in one go, each on sheets of its own; the first is shown as it will be. */
export function PrintManyDialog({ title, documents, first, signatures, ready = true, onClose }: PrintManyDialogProps) {
  const { ShopName, Address, Phone } = useSession().shop;
  const [paper, setPaper] = usePaper(title, first);
  const print = usePrint(ready);
  const lines = [Address, Phone].filter((line): line is string => Boolean(line));
  const sheets = documents.map(({ key, subtitle, content }, place) => (
    <PrintLayout
      key={key}
      title={title}
      subtitle={subtitle}
      paper={paper}
      shop={{ name: ShopName, lines }}
      copy={`Tờ ${place + 1}/${documents.length}`}
      signatures={paper === '80mm' ? undefined : signatures}
    >
      {content}
    </PrintLayout>
  ));
  return (
    <Dialog title={`${title}: ${documents.length} đơn`} size="large" startsAtButton onClose={onClose}>
      <DialogBody>
        <FieldRow>
          <SelectField label="Khổ giấy" clearable={false} options={papers} value={paper} onChange={setPaper} />
        </FieldRow>
        {sheets[0]}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Đóng</Button>
        <Button variant="primary" disabled={!ready} onClick={print}>
          In {documents.length} tờ
        </Button>
      </DialogFoot>
      {createPortal(<div className="print-sheet">{sheets}</div>, document.body)}
    </Dialog>
  );
}
