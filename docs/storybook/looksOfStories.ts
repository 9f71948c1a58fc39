/** The looks in which every story is played and photographed, as the toolbar of Storybook names them. */
export const LOOKS = [
  { title: 'Quầy 1366, sáng', look: 'cashier', viewport: 'cashier', theme: 'light' },
  { title: 'Quầy 1366, tối', look: 'cashier-dark', viewport: 'cashier', theme: 'dark' },
  { title: 'Điện thoại 360, sáng', look: 'phone', viewport: 'phone', theme: 'light' },
] as const;

export type StoryLook = (typeof LOOKS)[number];

/** What the address of a story says, for Storybook to show it in a look. */
export function globalsOf({ theme, viewport }: StoryLook): string {
  return `theme:${theme};viewport.value:${viewport};viewport.isRotated:!false`;
}
