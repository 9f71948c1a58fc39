import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import type { SelectOption } from '../SelectField/selectProps.ts';

interface ChoicePanelProps<Value> {
  id: string;
  label: string;
  options: readonly SelectOption<Value>[];
  value: readonly Value[];
  onChange: (value: readonly Value[]) => void;
  /** Enter: the choice is made, the panel may go. */
  onDone: () => void;
}

/** The choices as checkboxes; the first ticked one takes the focus, otherwise the first. */
export function ChoicePanel<Value extends string | number>(props: ChoicePanelProps<Value>) {
  const { id, label, options, value, onChange, onDone } = props;
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const all = boxesIn(panel.current);
    (all.find((box) => box.checked) ?? all[0])?.focus();
  }, []);

  const keys = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const all = boxesIn(panel.current);
    const at = all.indexOf(event.target);
    const moves: Record<string, () => void> = {
      ArrowDown: () => all[(at + 1) % all.length]?.focus(),
      ArrowUp: () => all.at(at - 1)?.focus(),
      Home: () => all[0]?.focus(),
      End: () => all.at(-1)?.focus(),
      Enter: onDone,
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };

  const tick = (ticked: Value, on: boolean) =>
    onChange(options.map((option) => option.value).filter((each) => (each === ticked ? on : value.includes(each))));

  const dialog = { id, role: 'dialog', 'aria-label': label, onKeyDown: keys } as const;
  return (
    <div ref={panel} className="st-multi-select__panel" {...dialog}>
      {options.map((option) => (
        <CheckboxField
          key={option.value}
          label={option.label}
          value={value.includes(option.value)}
          disabled={option.disabled}
          onChange={(on) => tick(option.value, on)}
        />
      ))}
      <Button size="small" variant="ghost" disabled={value.length === 0} onClick={() => onChange([])}>
        Bỏ chọn hết
      </Button>
    </div>
  );
}

function boxesIn(panel: HTMLElement | null): HTMLInputElement[] {
  return [...(panel?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])];
}
