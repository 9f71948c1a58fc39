import type { Theme } from '../../session/appearance.ts';

/** The looks that a person may choose among, each with its name. */
export const themes: readonly (readonly [Theme, string])[] = [
  ['system', 'Theo máy'],
  ['light', 'Sáng'],
  ['dark', 'Tối'],
  ['contrast', 'Tương phản cao'],
];
