import { readChoice, writeChoice } from './device.ts';

let owner = 0;
let choices: Record<string, unknown> = {};

/** Fetches what a user chose earlier on this device; call it before the first screen that reads a preference. */
export async function loadPreferences(userId: number): Promise<void> {
  if (owner === userId) return;
  const kept = await readChoice(keyOf(userId));
  owner = userId;
  choices = typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

/** Forgets what was fetched, so that the next user's choices are fetched anew. */
export function dropPreferences(): void {
  owner = 0;
  choices = {};
}

/** What the user chose, such as the columns of a list; undefined before the first choice. */
export function readPreference(name: string): unknown {
  return choices[name];
}

/** Keeps a choice of the user on this device: plain data only; undefined forgets it. */
export function writePreference(name: string, value: unknown): void {
  choices = { ...choices, [name]: value };
  void writeChoice(keyOf(owner), choices);
}

function keyOf(userId: number): string {
  return `preferences/${userId}`;
}
