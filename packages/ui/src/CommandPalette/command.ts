import { rankBySearch } from '../format/searchRank.ts';
import type { IconName } from '../Icon/icons.ts';

/** One thing the palette leads to or does. */
export interface Command {
  /** Unique over all sections. */
  id: string;
  label: string;
  /** At the right: "Màn hình", a phone number, a shortcut. */
  note?: string;
  /** Further words it is found by. */
  keywords?: string;
  icon?: IconName;
  /** Address inside the app. */
  href?: string;
  /** Runs after the palette has closed; with an address as well, before going there. */
  onSelect?: () => void;
}

/** Commands of one kind under a title. */
export interface CommandSection {
  title: string;
  commands: readonly Command[];
  /** Found by a server for the text as it stands: shown in its own order, not sorted out here. Default false. */
  found?: boolean;
  /** Found by a server, but without the tone marks that were typed: stands behind all others. Default false. */
  alike?: boolean;
}

/**
 * The sections that answer a text, each best first and at most `most` long; sections without an answer are left out. What a
 * server found, people and orders, stands before screens and actions.
 */
export function matchSections(sections: readonly CommandSection[], text: string, most = 8): CommandSection[] {
  return sections
    .map((section) => ({ ...section, commands: matching(section, text).slice(0, most) }))
    .filter((section) => section.commands.length > 0)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

function placeOf({ found = false, alike = false }: CommandSection): number {
  if (alike) return 2;
  return found ? 0 : 1;
}

function matching({ commands, found }: CommandSection, text: string): readonly Command[] {
  return found ? commands : rankBySearch(commands, text, (command) => `${command.label} ${command.keywords ?? ''}`);
}
