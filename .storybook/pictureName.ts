/** File name of a story's pictures: the story's id in plain letters, since story ids keep Vietnamese marks. */
export function pictureName(storyId: string): string {
  return storyId
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll(/-{2,}/g, '-');
}
