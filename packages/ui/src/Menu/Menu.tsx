import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import type { MenuItem } from './menuItem.ts';
import { useLeads } from '../Link/Link.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { openLines } from './openLines.ts';
import '../Button/Button.css';
import '../IconButton/IconButton.css';
import './Menu.css';

/** Props of {@link Menu}. */
export interface MenuProps extends PartProps<HTMLButtonElement> {
  /** Name of the menu, and the text of its button unless `children` or `iconOnly` say otherwise. */
  label: string;
  /** Lines of the menu; a function is asked each time the menu opens. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  /** Icon in front of the button's text. */
  icon?: IconName;
  /** Shows only the icon; the label stays for screen readers and as tooltip. Default `false`. */
  iconOnly?: boolean;
  /** Look of the button. Default `secondary`. */
  variant?: 'secondary' | 'ghost';
  /** Edge of the button that the menu lines up with. Default `start`. */
  align?: 'start' | 'end';
  /** Face of the button instead of icon and label; must say what the label says. */
  children?: ReactNode;
  /** Shown above the lines, e.g. who is logged in. */
  header?: ReactNode;
  disabled?: boolean;
}

/**
 * A button that opens a menu (WAI-ARIA menu button): Enter, Space and ↓ open at the first line, ↑ at the last;
 * arrows, Home, End and first letters move; Escape closes and gives the focus back. Without a line to choose there is no button.
 */
export function Menu({
  label,
  items,
  icon,
  iconOnly = false,
  variant = 'secondary',
  align = 'start',
  ...rest
}: MenuProps) {
  const [open, setOpen] = useState<OpenMenu>();
  const leads = useLeads();
  const show = (anchor: HTMLElement, focus: 'first' | 'last') =>
    setOpen({ anchor, focus, items: typeof items === 'function' ? items() : items });

  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show(event.currentTarget, event.key === 'ArrowDown' ? 'first' : 'last');
  };

  if (typeof items !== 'function' && !rest.header && openLines(items, leads).length === 0) return null;
  const look = iconOnly ? 'st-icon-button' : `st-button st-button--${variant}`;
  return (
    <>
      <button
        {...handedOn(rest)}
        type="button"
        className={`${look} st-menu-button`}
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        aria-label={iconOnly || rest.children ? label : undefined}
        data-tooltip={iconOnly ? label : undefined}
        disabled={rest.disabled}
        onClick={(event) => (open ? setOpen(undefined) : show(event.currentTarget, 'first'))}
        onKeyDown={keys}
      >
        {rest.children ?? <MenuFace label={label} icon={icon} iconOnly={iconOnly} />}
      </button>
      {open ? (
        <MenuPanel label={label} align={align} header={rest.header} {...open} onClose={() => setOpen(undefined)} />
      ) : null}
    </>
  );
}

interface OpenMenu {
  anchor: HTMLElement;
  focus: 'first' | 'last';
  items: readonly MenuItem[];
}

function MenuFace({ label, icon, iconOnly }: { label: string; icon: IconName | undefined; iconOnly: boolean }) {
  if (iconOnly) return <Icon name={icon ?? 'more'} />;
  return (
    <>
      {icon ? <Icon name={icon} size={16} /> : null}
      <span className="st-button__text">{label}</span>
      <Icon name="chevron-down" size={14} />
    </>
  );
}
