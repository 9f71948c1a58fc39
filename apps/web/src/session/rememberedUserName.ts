import { readChoice, writeChoice } from './device.ts';

const KEY = 'userName';

/** The user name that "Ghi nhớ đăng nhập" kept on this device; empty without one. */
export async function readUserName(): Promise<string> {
  const kept = await readChoice(KEY);
  return typeof kept === 'string' ? kept : '';
}

/** Keeps the user name on this device, or forgets it. Never a password, never a token. */
export function rememberUserName(userName: string, remember: boolean): Promise<void> {
  return writeChoice(KEY, remember ? userName : undefined);
}
