/** Whether a story or docs page shows a screen of the app; all others show parts or say how to use them. */
export function isScreen(title: string): boolean {
  return title.startsWith('Màn hình/');
}

/** Whether a title is that of a walk through the form of one kind of record. */
export function isFormWalk(title: string): boolean {
  return title.startsWith('Màn hình/Biểu mẫu bản ghi/');
}
