/** Whether a story or docs page shows a screen of the app; all others show parts or say how to use them. */
export function isScreen(title: string): boolean {
  return title.startsWith('Màn hình/');
}
