import { Button, toast, type Column } from '@so-the/ui';
import { rowsAsText } from './rowsAsText.ts';

/** Props of {@link CopyRowsButton}. */
export interface CopyRowsButtonProps<Row> {
  columns: readonly Column<Row>[];
  /** The chosen rows. */
  rows: readonly Row[];
}

/** Copies the chosen rows as tab-separated text, for a sheet or a message. */
export function CopyRowsButton<Row>({ columns, rows }: CopyRowsButtonProps<Row>) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(rowsAsText(columns, rows));
      toast.success(`Đã sao chép ${rows.length} dòng`);
    } catch {
      toast.error('Trình duyệt không cho sao chép, vui lòng kiểm tra quyền truy cập bộ nhớ tạm');
    }
  };
  return (
    <Button size="small" onClick={() => void copy()}>
      Sao chép
    </Button>
  );
}
