import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../Button/Button.tsx';
import { useControlRef } from '../Field/controlRef.ts';
import { Icon } from '../Icon/Icon.tsx';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
import './FilterBar.css';

/** A filter that is set, said in words. */
export interface FilterChip {
  id: string;
  /** "Trạng thái: Hoàn thành". */
  label: string;
  onRemove: () => void;
}

/** Props of {@link FilterBar}. */
export interface FilterBarProps extends PartProps {
  /** Search over the whole list; F3 goes there. */
  search?: SearchBoxProps;
  /** The filters that are set. The search text is not among them. */
  chips?: readonly FilterChip[];
  /** Clears all filters and the search; offered while a filter is set. */
  onClear?: () => void;
  /** Fields that are always in sight, beside the search: a period, a shop. */
  inline?: ReactNode;
  /** Further fields, behind "Bộ lọc". */
  children?: ReactNode;
  /** Stands at the end of the line, after "Bộ lọc": the views of the list, what its table shows. */
  end?: ReactNode;
  /** The further fields are in sight from the beginning. Default false. */
  defaultOpen?: boolean;
}

/** Narrows a list: search, fields behind "Bộ lọc" (Escape closes them), and the filters that are set, each with its way out. */
export function FilterBar(props: FilterBarProps) {
  const { search, chips, onClear, inline, children, end, defaultOpen = false, ...rest } = props;
  const [open, setOpen] = useState(defaultOpen);
  const [clears, setClears] = useState(0);
  const id = useId();
  const bar = useControlRef<HTMLElement>(rest);
  const count = chips?.length ?? 0;
  // A new box: what was typed a moment ago has not reached the list, and would be sent after it was cleared.
  const clear = () => {
    flushSync(() => {
      setClears(clears + 1);
      onClear?.();
    });
    focusWay(bar.current);
  };
  const removed = (button: HTMLElement, chip: FilterChip) => {
    focusBeside(button, bar.current);
    chip.onRemove();
  };
  const fields = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      setOpen(false);
      focusWay(bar.current);
    },
  };
  return (
    <search {...handedOn(rest)} ref={bar} className="st-filters">
      <div className="st-filters__line">
        {search ? <SearchBox key={clears} {...search} /> : null}
        {inline}
        {children ? (
          <button
            type="button"
            className="st-button st-button--secondary"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            <Icon name="filter" size={16} />
            <span className="st-button__text">{count > 0 ? `Bộ lọc (${count})` : 'Bộ lọc'}</span>
          </button>
        ) : null}
        {end}
      </div>
      {open && children ? (
        <div {...fields} id={id} className="st-filters__fields">
          {children}
        </div>
      ) : null}
      <Chips chips={chips ?? []} onRemove={removed} onClear={onClear && clear} />
    </search>
  );
}

interface ChipsProps {
  chips: readonly FilterChip[];
  onRemove: (button: HTMLElement, chip: FilterChip) => void;
  onClear: (() => void) | undefined;
}

function Chips({ chips, onRemove, onClear }: ChipsProps) {
  if (chips.length === 0) return null;
  return (
    <div className="st-filters__chips">
      <ul aria-label="Bộ lọc đang dùng">
        {chips.map((chip) => (
          <li key={chip.id}>
            <Chip chip={chip} onRemove={(button) => onRemove(button, chip)} />
          </li>
        ))}
      </ul>
      {onClear ? (
        <Button variant="ghost" size="small" onClick={onClear}>
          Xóa lọc
        </Button>
      ) : null}
    </div>
  );
}

/** Whoever takes a chip away stays at the chips: at the next one, the one before, or else at the way to all filters. */
function focusBeside(button: HTMLElement, bar: HTMLElement | null): void {
  const line = button.closest('li');
  const beside = line?.nextElementSibling ?? line?.previousElementSibling;
  const next = beside?.querySelector<HTMLElement>('button');
  if (next) next.focus();
  else focusWay(bar);
}

function focusWay(bar: HTMLElement | null): void {
  const line = bar?.querySelector('.st-filters__line');
  const way =
    line?.querySelector<HTMLElement>('[aria-expanded]') ?? line?.querySelector<HTMLElement>('input, select, button');
  way?.focus();
}

interface ChipProps {
  chip: FilterChip;
  onRemove: (button: HTMLElement) => void;
}

function Chip({ chip, onRemove }: ChipProps) {
  return (
    <span className="st-chip">
      {chip.label}
      <button type="button" aria-label={`Bỏ lọc ${chip.label}`} onClick={(event) => onRemove(event.currentTarget)}>
        <Icon name="close" size={14} />
      </button>
    </span>
  );
}
