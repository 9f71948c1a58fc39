import { useEffect, useState } from 'react';
import { statementFieldOptions, type ApiFailure, type Args, type Schemas } from '@so-the/api-client';
import { Button, Dialog, DialogBody, DialogFoot, Notice, SelectField, Skeleton, toast } from '@so-the/ui';
import { joined } from '@so-the/ui/format';
import { useReadStatementMutation, useSaveStatementLayoutMutation } from '../../../api/statementApi.ts';
import './statements.css';

/** Props of {@link TeachDialog}. */
export interface TeachDialogProps {
  /** The statement to point its columns out in. */
  file: File;
  about: Omit<Args<'readStatement'>, 'body'>;
  /** Called once the columns are kept for the bank. */
  onTaught: () => void;
  onClose: () => void;
}

type Column = Schemas['StatementColumn'];

/** A person says what each column of a bank's statement is; the shop's next statements of that bank are read so. */
export function TeachDialog({ file, about, onTaught, onClose }: TeachDialogProps) {
  const [columns, setColumns] = useState<readonly Column[]>();
  const [refused, setRefused] = useState<string>();
  const [save, { isLoading: isSaving }] = useSaveStatementLayoutMutation();
  const reading = useReading(file, about, setColumns);
  const keep = async () => {
    if (!columns || reading.bankId === undefined || isSaving) return;
    setRefused(undefined);
    const taught = columns.map(({ Title, Field }) => ({ Title, Field }));
    try {
      await save({ body: { BankID: reading.bankId, Columns: taught } }).unwrap();
      toast.success('Lưu mẫu sao kê thành công');
      onTaught();
    } catch (caught) {
      setRefused((caught as ApiFailure).message);
    }
  };
  const change = (place: number, Field: Column['Field'] | null) =>
    setColumns((all) => all?.map((column, at) => (at === place ? { ...column, Field: Field ?? 'Other' } : column)));
  const problem = refused ?? reading.refused;
  return (
    <Dialog title="Chỉ cột của sao kê" size="large" onClose={onClose}>
      <DialogBody>
        <div className="teach-statement">
          {columns && <p>Chọn mỗi cột là gì. Lần sau, sao kê của ngân hàng này được đọc như vậy.</p>}
          {problem !== undefined && <Notice tone="error">{problem}</Notice>}
          {!columns && problem === undefined && <Skeleton lines={6} />}
          {columns && reading.bankId === undefined && (
            <Notice tone="warning">Máy POS chưa có ngân hàng: đóng cửa sổ này và chọn ngân hàng trước.</Notice>
          )}
          {columns && (
            <div className="teach-statement__columns">
              {columns.map(({ Title, Field, Samples = [] }, place) => (
                <SelectField
                  key={Title}
                  label={columnName(Title)}
                  hint={Samples.length > 0 ? `Ví dụ: ${joined(...Samples)}` : 'Không có ví dụ'}
                  options={statementFieldOptions}
                  value={Field}
                  onChange={(chosen) => change(place, chosen)}
                />
              ))}
            </div>
          )}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Đóng</Button>
        <Button
          variant="primary"
          disabled={!columns || reading.bankId === undefined || isSaving}
          onClick={() => void keep()}
        >
          Lưu và đọc lại
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** `Cột "Số tiền GD"`; where no title is printed, "Cột thứ 3". */
function columnName(title: string): string {
  const place = /^#(\d+)$/.exec(title)?.[1];
  return place === undefined ? `Cột "${title}"` : `Cột thứ ${place}`;
}

/** Asks once how the statement would be read. */
function useReading(file: File, about: TeachDialogProps['about'], onColumns: (columns: readonly Column[]) => void) {
  const [read] = useReadStatementMutation();
  const [asked] = useState({ ...about, body: { file } });
  const [found, setFound] = useState<{ bankId?: number; refused?: string }>({});
  useEffect(() => {
    const ask = async () => {
      try {
        const { Data } = await read(asked).unwrap();
        setFound({ bankId: Data.BankID });
        onColumns(Data.Columns);
      } catch (caught) {
        setFound({ refused: (caught as ApiFailure).message });
      }
    };
    void ask();
  }, [asked, read, onColumns]);
  return found;
}
