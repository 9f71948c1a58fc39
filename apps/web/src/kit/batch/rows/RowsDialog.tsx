import { useRef, useState, type ReactNode } from 'react';
import {
  Button,
  ConfirmDialog,
  Dialog,
  DialogBody,
  DialogFoot,
  ImportPreview,
  isBadLine,
  type ConfirmDialogProps,
  type ImportColumn,
  type ImportLine,
} from '@so-the/ui';
import { useConfirmed } from '../../form/sending/useConfirmed.ts';
import { rowLines, sendRows, type RowsPlan } from './sendRows.ts';

/** Props of {@link RowsDialog}. */
export interface RowsDialogProps<Row> extends RowsPlan<Row>, Pick<ConfirmDialogProps, 'tone' | 'reason'> {
  /** The verb: "Bỏ qua". */
  verb: string;
  /** What the rows are: "cảnh báo". */
  noun: string;
  /** Names a reason that was typed. */
  draft: string;
  rows: readonly Row[];
  /** How a row is told of among the results. Keep the array outside the component. */
  columns: readonly ImportColumn<Row>[];
  /** What happens, in a sentence. */
  children?: ReactNode;
  /** Told which rows were not done: they stay chosen. */
  onLeft: (rows: readonly Row[]) => void;
  onClose: () => void;
}

/** Does one thing with many chosen rows after one question: a result each, and what was refused stays chosen with why (counter.md §8). */
export function RowsDialog<Row>(props: RowsDialogProps<Row>) {
  const { rows, verb, noun, columns, onClose } = props;
  const [told, setTold] = useState(() => {
    const lines = rowLines(rows, props);
    return lines.every((line) => isBadLine(line)) ? lines : undefined;
  });
  if (!told) return <Question {...props} onTold={setTold} />;
  return (
    <Dialog title={`${verb} ${rows.length} ${noun}`} size="large" onClose={onClose}>
      <DialogBody>
        <ImportPreview label={noun} columns={columns} lines={told} />
      </DialogBody>
      <DialogFoot>
        <Button variant="primary" onClick={onClose}>
          Xong
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

interface QuestionProps<Row> extends RowsDialogProps<Row> {
  /** Told what came of the rows, where one was not done. */
  onTold: (lines: ImportLine<Row>[]) => void;
}

function Question<Row>(props: QuestionProps<Row>) {
  const { rows, verb, noun, tone, reason, children, onTold, onLeft, onClose } = props;
  const kept = rowLines(rows, props).filter((line) => isBadLine(line)).length;
  const left = useRef(0);
  const { asking, ...driven } = useConfirmed({
    draft: props.draft,
    send: async (typed, key) => {
      const lines = await sendRows(rows, props, typed, key);
      const refused = lines.filter((line) => line.outcome !== 'saved');
      left.current = refused.length;
      onLeft(refused.map(({ row }) => row));
      if (refused.length > 0) onTold(lines);
      if (refused.length === rows.length) throw new Error(`${verb} không được ${noun} nào`);
    },
    done: () => doneText(verb, noun, rows.length - left.current, rows.length),
    onClose: () => {
      if (left.current === 0) onClose();
    },
  });
  return (
    <ConfirmDialog
      {...driven}
      title={`${verb} ${rows.length} ${noun}`}
      confirmLabel={`${verb} ${rows.length - kept} ${noun}`}
      tone={tone}
      reason={reason && asking(reason)}
    >
      {children}
      {kept > 0 && <p>{`${kept} ${noun} chưa làm được: lý do hiện ở từng dòng sau khi xác nhận.`}</p>}
    </ConfirmDialog>
  );
}

function doneText(verb: string, noun: string, saved: number, all: number): string {
  return saved === all ? `${verb} ${saved} ${noun} thành công` : `${verb} được ${saved}/${all} ${noun}`;
}
