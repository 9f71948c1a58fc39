import { memo, useId, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { columnId, type Column } from './columns.ts';
import type { TableView } from './tableProps.ts';
import { isFrozen, isHideable, isShown, moveColumn, orderedColumns, toggleColumn } from './tableView.ts';
import './view.css';

interface ViewButtonProps<Row> {
  columns: readonly Column<Row>[];
  view: TableView;
  /** `undefined`: back to what the column file says. */
  onChange: (next: TableView | undefined) => void;
}

/** "Hiển thị": which columns, in which order, how high the rows. Takes effect at once. */
export const ViewButton = memo(PlainViewButton) as <Row>(props: ViewButtonProps<Row>) => ReactNode;

function PlainViewButton<Row>(props: ViewButtonProps<Row>) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <button
        type="button"
        className="st-button st-button--ghost st-button--small"
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(anchor ? undefined : event.currentTarget)}
      >
        <Icon name="settings" size={16} />
        <span className="st-button__text">Hiển thị</span>
      </button>
      {anchor ? (
        <Popover label="Hiển thị bảng" anchor={anchor} align="end" onClose={() => setAnchor(undefined)}>
          <ViewPanel {...props} />
        </Popover>
      ) : null}
    </>
  );
}

const densities = [
  ['compact', 'Gọn'],
  ['normal', 'Vừa'],
  ['roomy', 'Thoáng'],
] as const;

function ViewPanel<Row>({ columns, view, onChange }: ViewButtonProps<Row>) {
  const ordered = orderedColumns(columns, view);
  const group = useId();
  return (
    <div className="st-view">
      <fieldset className="st-view__density">
        <legend>Độ cao dòng</legend>
        {densities.map(([density, label]) => (
          <label key={density}>
            <input
              type="radio"
              name={group}
              checked={view.density === density}
              onChange={() => onChange({ ...view, density })}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="st-view__columns">
        <legend>Cột</legend>
        {ordered.map((column) => (
          <ColumnLine key={columnId(column)} column={column} columns={columns} view={view} onChange={onChange} />
        ))}
      </fieldset>
      <Button variant="ghost" size="small" onClick={() => onChange(undefined)}>
        Về mặc định
      </Button>
    </div>
  );
}

function ColumnLine<Row>({ column, columns, view, onChange }: ViewButtonProps<Row> & { column: Column<Row> }) {
  const id = columnId(column);
  const name = column.header.toLocaleLowerCase('vi');
  return (
    <div className="st-view__line">
      <CheckboxField
        label={column.header}
        value={isShown(column, view)}
        disabled={!isHideable(column, columns)}
        onChange={() => onChange(toggleColumn(view, id))}
      />
      {isFrozen(column, columns) ? null : (
        <span className="st-view__moves">
          <IconButton
            size="small"
            label={`Đưa cột ${name} lên trước`}
            icon={<Icon name="arrow-up" size={16} />}
            onClick={() => onChange(moveColumn(view, id, -1))}
          />
          <IconButton
            size="small"
            label={`Đưa cột ${name} ra sau`}
            icon={<Icon name="arrow-down" size={16} />}
            onClick={() => onChange(moveColumn(view, id, 1))}
          />
        </span>
      )}
    </div>
  );
}
