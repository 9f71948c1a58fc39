import type { HTMLAttributes, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import type { Command, CommandSection } from './command.ts';

interface ResultsProps {
  ref: Ref<HTMLDivElement>;
  /** Prefix of the ids that the text field points to. */
  id: string;
  sections: readonly CommandSection[];
  /** Number of the chosen command over all sections. */
  chosen: number;
  onHover: (index: number) => void;
  onClose: () => void;
}

/** The list of commands, by section. */
export function Results({ ref, id, sections, chosen, onHover, onClose }: ResultsProps) {
  const listbox = { id: `${id}list`, role: 'listbox', 'aria-label': 'Kết quả' } as const;
  const numbered = sections.map((section, place) => {
    const before = sections.slice(0, place).reduce((sum, one) => sum + one.commands.length, 0);
    return { title: section.title, lines: section.commands.map((command, at) => ({ command, index: before + at })) };
  });
  return (
    <div ref={ref} className="st-palette__list" {...listbox}>
      {numbered.map((section) => (
        // A group of options has no native element that a listbox may hold.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div key={section.title} role="group" aria-label={section.title}>
          <div className="st-palette__title" aria-hidden="true">
            {section.title}
          </div>
          {section.lines.map(({ command, index }) => (
            <Line
              key={command.id}
              command={command}
              onClose={onClose}
              line={{
                id: `${id}${index}`,
                className: 'st-palette__line',
                role: 'option',
                tabIndex: -1,
                'aria-selected': index === chosen,
                onPointerMove: () => onHover(index),
              }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface LineProps {
  command: Command;
  onClose: () => void;
  line: HTMLAttributes<HTMLElement>;
}

function Line({ command, onClose, line }: LineProps) {
  const { href, label, note, icon, onSelect } = command;
  const take = () => {
    onClose();
    onSelect?.();
  };
  const face = (
    <>
      {icon ? <Icon name={icon} size={16} /> : null}
      <span className="st-palette__label">{label}</span>
      {note ? <span className="st-palette__note">{note}</span> : null}
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" {...line} onClick={take}>
        {face}
      </button>
    );
  }
  return (
    <Link href={href} {...line} onClick={take}>
      {face}
    </Link>
  );
}
