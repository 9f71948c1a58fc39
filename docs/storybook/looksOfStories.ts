/** The looks in which stories are looked at, as the toolbar of Storybook names them. */
export const LOOKS = [
  { title: 'Quầy 1366, sáng', look: 'cashier', viewport: 'cashier', theme: 'light' },
  { title: 'Quầy 1366, tối', look: 'cashier-dark', viewport: 'cashier', theme: 'dark' },
  { title: 'Điện thoại 360, sáng', look: 'phone', viewport: 'phone', theme: 'light' },
  { title: 'Điện thoại 360, tối', look: 'phone-dark', viewport: 'phone', theme: 'dark' },
] as const;

/** One of {@link LOOKS}. */
export type StoryLook = (typeof LOOKS)[number];

/** Those with pictures: a phone in the dark has the layout of the one and the colours of the other. */
export const PHOTOGRAPHED: readonly StoryLook[] = LOOKS.filter(({ look }) => look !== 'phone-dark');

/** What the address of a story says, for Storybook to show it in a look. */
export function globalsOf({ theme, viewport }: StoryLook): string {
  return `theme:${theme};viewport.value:${viewport};viewport.isRotated:!false`;
}
