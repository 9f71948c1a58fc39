import type { Command } from '@so-the/ui';
import { readPreference, writePreference } from '../../session/preferences.ts';

const KEY = 'recentScreens';
const MOST = 5;

/** Records found with the palette since the page was loaded; no name of a customer stays on the device. */
let records: readonly Command[] = [];

/** Remembers a screen that was opened; survives a reload. */
export function rememberScreen(path: string): void {
  const screens = recentScreens();
  if (screens[0] !== path) writePreference(KEY, [path, ...screens.filter((one) => one !== path)].slice(0, MOST + 1));
}

/** Paths of the screens opened last, the latest first. */
export function recentScreens(): string[] {
  const kept = readPreference(KEY);
  return Array.isArray(kept) ? kept.filter((path): path is string => typeof path === 'string') : [];
}

/** Remembers a record the palette led to. */
export function rememberRecord(command: Command): void {
  records = [command, ...records.filter(({ id }) => id !== command.id)].slice(0, MOST);
}

/** Records the palette led to, the latest first. */
export function recentRecords(): readonly Command[] {
  return records;
}

/** Forgets whose records were looked at: another user may follow on this page. */
export function forgetRecords(): void {
  records = [];
}
