import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { rankBySearch } from '../format/searchRank.ts';
import type { SelectOption } from '../SelectField/selectProps.ts';

interface ChoicePanelProps<Value> {
  id: string;
  label: string;
  options: readonly SelectOption<Value>[];
  value: readonly Value[];
  /** Has a search above the choices. */
  searchable: boolean;
  onChange: (value: readonly Value[]) => void;
  /** Enter: the choice is made, the panel may go. */
  onDone: () => void;
}

/** The choices as checkboxes. The search takes the focus if there is one, else the first ticked choice, otherwise the first. */
export function ChoicePanel<Value extends string | number>(props: ChoicePanelProps<Value>) {
  const { id, label, options, value, searchable, onChange, onDone } = props;
  const panel = useRef<HTMLDivElement>(null);
  const [sought, setSought] = useState('');
  const found = rankBySearch(options, sought, (option) => option.label);

  useEffect(() => {
    const all = boxesIn(panel.current);
    const first = panel.current?.querySelector<HTMLElement>('[type=search]');
    (first ?? all.find((box) => box.checked) ?? all[0])?.focus();
  }, []);

  const keys = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const move = moveOf(event, panel.current, onDone);
    if (!move) return;
    event.preventDefault();
    move();
  };

  const tick = (ticked: Value, on: boolean) =>
    onChange(options.map((option) => option.value).filter((each) => (each === ticked ? on : value.includes(each))));

  const dialog = { id, role: 'dialog', 'aria-label': label, onKeyDown: keys } as const;
  return (
    <div ref={panel} className="st-multi-select__panel" {...dialog}>
      {searchable ? (
        <>
          <input
            type="search"
            className="st-control st-multi-select__search"
            aria-label={`Tìm trong ${label.toLocaleLowerCase('vi-VN')}`}
            placeholder="Tìm"
            autoComplete="off"
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
          <output className={found.length > 0 ? 'st-visually-hidden' : 'st-multi-select__none'}>
            {found.length > 0 ? `${found.length} kết quả` : 'Không có kết quả'}
          </output>
        </>
      ) : null}
      <div className="st-multi-select__choices">
        {found.map((option) => (
          <CheckboxField
            key={option.value}
            label={option.label}
            value={value.includes(option.value)}
            disabled={option.disabled}
            onChange={(on) => tick(option.value, on)}
          />
        ))}
      </div>
      <Button size="small" variant="ghost" disabled={value.length === 0} onClick={() => onChange([])}>
        Bỏ chọn hết
      </Button>
    </div>
  );
}

/** What a key does among the choices; from the search ↓ and ↑ lead to them, and Enter ticks nothing. */
function moveOf({ key, altKey, target }: KeyboardEvent, panel: HTMLElement | null, onDone: () => void) {
  const all = boxesIn(panel);
  const at = all.indexOf(target as HTMLInputElement);
  const search = panel?.querySelector<HTMLElement>('[type=search]');
  if (key === 'Enter' || (altKey && key === 'ArrowUp')) return onDone;
  if (key === 'ArrowDown') return () => all[(at + 1) % all.length]?.focus();
  if (key === 'ArrowUp') return () => (at === 0 && search ? search : all.at(at === -1 ? -1 : at - 1))?.focus();
  if (at === -1) return undefined;
  if (key === 'Home') return () => all[0]?.focus();
  return key === 'End' ? () => all.at(-1)?.focus() : undefined;
}

function boxesIn(panel: HTMLElement | null): HTMLInputElement[] {
  return [...(panel?.querySelectorAll<HTMLInputElement>('[type=checkbox]:enabled') ?? [])];
}
