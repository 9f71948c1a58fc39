import { useEffect, useState } from 'react';
import { useControlRef } from '../Field/controlRef.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { MenuPanel } from '../Menu/MenuPanel.tsx';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import { currentLink, isOpen, type NavItem } from './navItems.ts';
import './Navigation.css';

/** Props of {@link Navigation}. */
export interface NavigationProps extends PartProps {
  items: readonly NavItem[];
  /** Path shown now, with or without query; the link that leads there is marked. */
  path: string;
  /** Ids of the groups that are open until the person closes them. */
  openGroups?: readonly string[];
  /** Icons only; the links of a group open in a menu. Default false. */
  collapsed?: boolean;
  /** Called when a link is followed, e.g. to close the drawer around the menu. */
  onNavigate?: () => void;
}

/** The side menu without a frame: links and groups that open and close. The link of the open screen is brought into view. */
export function Navigation(props: NavigationProps) {
  const { items, path, openGroups, collapsed = false, onNavigate } = props;
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const current = currentLink(items, path);
  const open = new Set(openGroups);
  const nav = useControlRef<HTMLElement>(props);
  useEffect(() => {
    const line = current === undefined ? null : nav.current?.querySelector('[aria-current]');
    return line ? keepInView(line) : undefined;
  }, [nav, current]);
  return (
    <nav
      {...handedOn(props)}
      ref={nav}
      className={collapsed ? 'st-nav st-nav--collapsed' : 'st-nav'}
      aria-label="Danh mục"
    >
      <ul>
        {items.map((item) => {
          if (!item.children) {
            return (
              <li key={item.id}>
                <NavLink item={item} current={item.id === current} collapsed={collapsed} onNavigate={onNavigate} />
              </li>
            );
          }
          if (collapsed) return <CollapsedGroup key={item.id} group={item} current={current} />;
          const shown = isOpen(item, choices, open, current);
          const toggle = () => setChoices({ ...choices, [item.id]: !shown });
          return (
            <Group
              key={item.id}
              group={item}
              open={shown}
              onToggle={toggle}
              current={current}
              onNavigate={onNavigate}
            />
          );
        })}
      </ul>
    </nav>
  );
}

/** Brings a line into view once the page is laid out, which a look at it at once would force. Gives how to stop. */
function keepInView(line: Element): () => void {
  const look = new IntersectionObserver(([seen]) => {
    look.disconnect();
    if (seen && seen.intersectionRatio < 1) bringIntoView(line);
  });
  look.observe(line);
  return () => look.disconnect();
}

/** Scrolls what the menu stands in. The browser's own way would let Tab begin at the line: past the page's first stops. */
function bringIntoView(line: Element): void {
  const box = scrollerOf(line);
  if (!box) return;
  const [{ top, bottom }, edge] = [line.getBoundingClientRect(), box.getBoundingClientRect()];
  if (top < edge.top) box.scrollTop -= edge.top - top;
  else if (bottom > edge.bottom) box.scrollTop += bottom - edge.bottom;
}

function scrollerOf(line: Element): Element | null {
  let box = line.parentElement;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
  return box;
}

interface NavLinkProps {
  item: NavItem;
  current: boolean;
  collapsed?: boolean;
  onNavigate: NavigationProps['onNavigate'];
}

function NavLink({ item, current, collapsed = false, onNavigate }: NavLinkProps) {
  return (
    <Link
      href={item.href ?? '/'}
      className="st-nav__line"
      aria-current={current ? 'page' : undefined}
      data-tooltip={collapsed ? item.label : undefined}
      onClick={onNavigate}
    >
      <Mark item={item} />
      <span className={collapsed ? 'st-visually-hidden' : 'st-nav__label'}>{item.label}</span>
      <Badge count={item.badge} label={item.badgeLabel ?? ''} />
    </Link>
  );
}

interface GroupProps {
  group: NavItem;
  open: boolean;
  current: string | undefined;
  onToggle: () => void;
  onNavigate: NavigationProps['onNavigate'];
}

function Group({ group, open, current, onToggle, onNavigate }: GroupProps) {
  return (
    <li>
      <button type="button" className="st-nav__line" aria-expanded={open} onClick={onToggle}>
        <Mark item={group} />
        <span className="st-nav__label">{group.label}</span>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size={14} />
      </button>
      {open ? (
        <ul className="st-nav__group">
          {group.children?.map((item) => (
            <li key={item.id}>
              <NavLink item={item} current={item.id === current} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function CollapsedGroup({ group, current }: { group: NavItem; current: string | undefined }) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const links = group.children ?? [];
  const items = links.map(({ id, label, href }) => ({ id, label, href: href ?? '/' }));
  return (
    <li>
      <button
        type="button"
        className="st-nav__line"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-label={group.label}
        data-tooltip={group.label}
        data-current={links.some((item) => item.id === current) || undefined}
        onClick={(event) => setAnchor(anchor ? undefined : event.currentTarget)}
      >
        <Mark item={group} />
      </button>
      {anchor ? (
        <MenuPanel
          label={group.label}
          items={items}
          anchor={anchor}
          align="beside"
          onClose={() => setAnchor(undefined)}
        />
      ) : null}
    </li>
  );
}

function Mark({ item }: { item: NavItem }) {
  return (
    <span className="st-nav__mark" aria-hidden="true">
      {item.icon ? <Icon name={item.icon} size={20} /> : null}
    </span>
  );
}
