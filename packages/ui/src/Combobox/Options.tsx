import { useEffect, useRef } from 'react';
import { OVERDRAWN } from '../Balance/overdrawn.ts';
import type { Choice } from './choice.ts';

interface OptionsProps {
  id: string;
  label: string;
  choices: readonly Choice[];
  /** Index of the choice that Enter takes. */
  active: number;
  onPick: (index: number) => void;
}

/** The choices of a combobox; the focus stays in its text field. */
export function Options({ id, label, choices, active, onPick }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const listbox = { id, role: 'listbox', 'aria-label': label } as const;
  return (
    <div ref={list} className="st-combobox__list" {...listbox}>
      {choices.map((choice, index) => (
        <button
          key={choice.key}
          type="button"
          tabIndex={-1}
          className={index === active ? 'st-combobox__option st-combobox__option--active' : 'st-combobox__option'}
          {...optionAttributes(`${id}-${index}`, choice)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(index)}
        >
          <span className={choice.overdrawn ? OVERDRAWN : undefined}>{choice.label}</span>
          {choice.detail && <span className="st-combobox__detail">{choice.detail}</span>}
        </button>
      ))}
    </div>
  );
}

function optionAttributes(id: string, { selected, disabled }: Choice) {
  return { id, role: 'option', 'aria-selected': selected, 'aria-disabled': disabled } as const;
}
