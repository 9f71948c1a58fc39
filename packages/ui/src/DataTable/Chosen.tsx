import type { RowData } from '@tanstack/react-table';
import { Button } from '../Button/Button.tsx';
import { groupDigits } from '../format/money.ts';
import type { TableSelection } from './tableProps.ts';
import { useChosen } from './useChosen.ts';
import type { TableModel } from './useTableModel.ts';

interface ChosenProps<Row extends RowData> {
  table: TableModel<Row>;
  selection: TableSelection<Row>;
  /** Count of all matches. */
  total: number;
}

/** Whether any row is chosen. */
export function isChosen<Row extends RowData>(
  selection: TableSelection<Row> | undefined,
): selection is TableSelection<Row> {
  return selection !== undefined && (selection.selected.size > 0 || selection.allMatching === true);
}

/** What is chosen, over this page or over all matches, and what can be done with it. */
export function Chosen<Row extends RowData>({ table, selection, total }: ChosenProps<Row>) {
  const { selected, onChange, actions, allMatching, onAllMatching } = selection;
  const page = useChosen(table, selection);
  const more = onAllMatching && !allMatching && page.all && total > selected.size;
  const clear = () => {
    if (allMatching) onAllMatching?.(false);
    onChange(new Set());
  };
  return (
    <div className="st-table__chosen">
      <output>
        {allMatching ? `Đã chọn tất cả ${groupDigits(total)} kết quả` : `Đã chọn ${groupDigits(selected.size)}`}
      </output>
      {more ? (
        <Button variant="ghost" size="small" onClick={() => onAllMatching(true)}>
          {`Chọn tất cả ${groupDigits(total)} kết quả`}
        </Button>
      ) : null}
      <Button variant="ghost" size="small" onClick={clear}>
        Bỏ chọn
      </Button>
      {actions}
    </div>
  );
}
