import type { MenuItem } from '@so-the/ui';

/** The lines of a row's menu that the person may use; `false` stands for one they may not. */
export function menuLines(...lines: readonly (MenuItem | false)[]): MenuItem[] {
  return lines.filter((line) => line !== false);
}
