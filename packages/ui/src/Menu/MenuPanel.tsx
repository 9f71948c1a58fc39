import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Link, useLeads } from '../Link/Link.tsx';
import type { Align } from '../Popover/place.ts';
import { useFloating } from '../Popover/useFloating.ts';
import { menuGroups } from './menuGroups.ts';
import type { MenuItem } from './menuItem.ts';
import { nextLine } from './menuKeys.ts';
import { openLines } from './openLines.ts';
import '../Popover/Popover.css';
import './Menu.css';

export interface MenuPanelProps {
  /** Name of the menu for screen readers. */
  label: string;
  items: readonly MenuItem[];
  /** The button the menu belongs to; it gets the focus back. */
  anchor: HTMLElement;
  /** Edge of the anchor that the panel lines up with. Default `start`. */
  align?: Align;
  /** Line that has the focus when the menu opens. Default `first`. */
  focus?: 'first' | 'last';
  /** Shown above the lines, outside the menu proper. */
  header?: ReactNode;
  onClose: () => void;
}

/** The open part of a menu (WAI-ARIA menu pattern), without lines that lead nowhere. Render it only while it is open. */
export function MenuPanel({
  label,
  anchor,
  align = 'start',
  focus = 'first',
  header,
  onClose,
  ...rest
}: MenuPanelProps) {
  const leads = useLeads();
  const items = openLines(rest.items, leads);
  const panel = useFloating<HTMLDivElement>({ anchor, align, onClose });
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const lines = list.current?.querySelectorAll<HTMLElement>('[data-line]');
    lines?.item(focus === 'first' ? 0 : lines.length - 1)?.focus();
  }, [focus]);

  const close = () => {
    onClose();
    anchor.focus();
  };

  const keys = (event: KeyboardEvent) => {
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
    const current = lines.findIndex((line) => line === document.activeElement);
    const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : nextLine(items, current, event.key);
    if (event.key === 'Tab') close();
    if (event.key === ' ') lines[current]?.click();
    if (next !== undefined) lines[next]?.focus();
    if (next !== undefined || event.key === ' ') event.preventDefault();
  };

  return (
    <div ref={panel} popover="manual" className="st-popover st-menu">
      {header ? <div className="st-menu__header">{header}</div> : null}
      <div ref={list} role="menu" aria-label={label} tabIndex={-1} className="st-menu__list" onKeyDown={keys}>
        {menuGroups(items).map(({ heading, lines }) => (
          <MenuGroup key={lineKey(lines[0])} heading={heading}>
            {lines.map((item) => (
              <MenuLine key={lineKey(item)} item={item} onDone={close} />
            ))}
          </MenuGroup>
        ))}
      </div>
    </div>
  );
}

function MenuGroup({ heading, children }: { heading: string | undefined; children: ReactNode }) {
  if (heading === undefined) return children;
  return (
    <fieldset aria-label={heading} className="st-menu__group">
      <span aria-hidden="true" className="st-menu__heading">
        {heading}
      </span>
      {children}
    </fieldset>
  );
}

function lineKey(item: MenuItem | undefined): string {
  return item?.id ?? item?.label ?? '';
}

function MenuLine({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const className = [
    'st-menu__line',
    item.danger && 'st-menu__line--danger',
    item.separated && 'st-menu__line--separated',
  ]
    .filter(Boolean)
    .join(' ');
  const radio =
    item.checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': item.checked };
  const shared = { className, tabIndex: -1, 'data-line': true, ...radio };
  const body = (
    <>
      {item.icon ? <Icon name={item.icon} /> : null}
      {item.checked === undefined ? null : (
        <span className="st-menu__tick">{item.checked ? <Icon name="check" /> : null}</span>
      )}
      <span className="st-menu__text">
        {item.label}
        {item.note ? <small className="st-menu__note">{item.note}</small> : null}
      </span>
    </>
  );
  if (item.href !== undefined && !item.disabled) {
    const choose = (event: MouseEvent) => {
      if (!event.ctrlKey && !event.metaKey) onDone();
      item.onSelect?.();
    };
    return (
      <Link href={item.href} onClick={choose} {...shared}>
        {body}
      </Link>
    );
  }
  const choose = () => {
    if (item.disabled) return;
    onDone();
    item.onSelect?.();
  };
  return (
    <button type="button" aria-disabled={item.disabled || undefined} onClick={choose} {...shared}>
      {body}
    </button>
  );
}
