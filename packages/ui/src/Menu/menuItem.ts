import type { IconName } from '../Icon/icons.ts';

/** One line of a menu: a command (`onSelect`) or a link (`href`). */
export interface MenuItem {
  /** Unique within its menu. Default: the label. */
  id?: string;
  label: string;
  /** Second line or right-hand note, e.g. a shortcut. */
  note?: string;
  icon?: IconName;
  /** Runs after the menu has closed. */
  onSelect?: () => void;
  /** A link instead of a command; opened through the app's link component. */
  href?: string;
  /** Destructive: shown in the danger colour. Default `false`. */
  danger?: boolean;
  /** Shown but not to be chosen; say why in `note`. Default `false`. */
  disabled?: boolean;
  /** Turns the line into a radio choice, ticked or not. */
  checked?: boolean;
  /** Heading that this line and its neighbours of the same group stand under. */
  group?: string;
  /** A hairline above this line. Default `false`. */
  separated?: boolean;
}
