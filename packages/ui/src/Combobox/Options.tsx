import { useEffect, useRef } from 'react';

/** One line of a list of choices. */
export interface Choice {
  label: string;
  /** Second line, muted: phone, bank, code. */
  detail?: string;
  disabled?: boolean;
  selected?: boolean;
}

interface OptionsProps {
  id: string;
  label: string;
  choices: readonly Choice[];
  active: number;
  onPick: (index: number) => void;
  onHover: (index: number) => void;
}

/** The choices of a combobox; the focus stays in its text field. */
export function Options({ id, label, choices, active, onPick, onHover }: OptionsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.children[active]?.scrollIntoView({ block: 'nearest' }), [active]);
  return (
    <ul ref={list} id={id} className="st-combobox__list" role="listbox" aria-label={label}>
      {choices.map((choice, index) => (
        <li
          key={index}
          id={`${id}-${index}`}
          role="option"
          className={index === active ? 'st-combobox__option st-combobox__option--active' : 'st-combobox__option'}
          aria-selected={choice.selected ?? false}
          aria-disabled={choice.disabled}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => index !== active && onHover(index)}
          onClick={() => onPick(index)}
        >
          <span>{choice.label}</span>
          {choice.detail && <span className="st-combobox__detail">{choice.detail}</span>}
        </li>
      ))}
    </ul>
  );
}
