import { useRef, useState, type ReactNode, type Ref } from 'react';
import { createPortal } from 'react-dom';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  FieldRow,
  PrintLayout,
  SelectField,
  type PrintLayoutProps,
} from '@so-the/ui';
import { useSession } from '../../session/useSession.ts';
import { PictureButtons } from './picture/PictureButtons.tsx';
import { papers, type Paper } from './papers.ts';
import { usePaper } from './usePaper.ts';
import { usePrint } from './usePrint.ts';
import './PrintDialog.css';

/** How often a document that is signed is printed, and who keeps each of them. */
const copies = [
  { value: '1', label: 'Một liên' },
  { value: '2', label: 'Hai liên' },
] as const;
const keepers = ['Liên 1: Lưu', 'Liên 2: Giao khách'];

/** Props of {@link PrintDialog}. */
export interface PrintDialogProps extends Pick<
  PrintLayoutProps,
  'title' | 'subtitle' | 'aside' | 'signatures' | 'children'
> {
  /** Paper at first. Default `A5`. */
  first?: Paper;
  /** What decides over its content, beside the paper: the days it covers. */
  choices?: ReactNode;
  /** Other ways to hand it over, before the one that prints. */
  actions?: ReactNode;
  /** Name of its picture's file: it can be handed over as one. Default: on paper alone. */
  picture?: string;
  /** The document is whole: until then it cannot be printed. Default true. */
  ready?: boolean;
  onClose: () => void;
}

/**
 * A document as it will be on paper, headed by the shop that is worked in, and the button that prints it. One that is signed
 * can be printed twice, for the shop and the customer. A roll has no room for signatures.
 */
export function PrintDialog({ title, signatures, choices, actions, picture, ...props }: PrintDialogProps) {
  const { first = 'A5', ready = true, onClose, ...content } = props;
  const { ShopName, Address, Phone } = useSession().shop;
  const [paper, setPaper] = usePaper(title, first);
  const print = usePrint(ready);
  const lines = [Address, Phone].filter((line): line is string => Boolean(line));
  const [count, setCount] = useState<'1' | '2'>('1');
  const onScreen = useRef<HTMLElement>(null);
  const sheet = (copy?: string, ref?: Ref<HTMLElement>) => (
    <PrintLayout
      key={copy}
      ref={ref}
      {...content}
      title={title}
      copy={copy}
      paper={paper}
      shop={{ name: ShopName, lines }}
      signatures={paper === '80mm' ? undefined : signatures}
    />
  );
  const shown = count === '2' ? keepers : [undefined];
  return (
    <Dialog title={title} size="large" startsAtButton onClose={onClose}>
      <DialogBody>
        <FieldRow>
          {choices}
          <SelectField label="Khổ giấy" clearable={false} options={papers} value={paper} onChange={setPaper} />
          {signatures && (
            <SelectField
              label="Số liên"
              clearable={false}
              options={copies}
              value={count}
              onChange={(chosen) => setCount(chosen ?? '1')}
            />
          )}
        </FieldRow>
        {sheet(shown[0], onScreen)}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Đóng</Button>
        {actions}
        {picture !== undefined && <PictureButtons sheet={onScreen} name={picture} ready={ready} />}
        <Button variant="primary" disabled={!ready} onClick={print}>
          In
        </Button>
      </DialogFoot>
      {createPortal(<div className="print-sheet">{shown.map((copy) => sheet(copy))}</div>, document.body)}
    </Dialog>
  );
}
