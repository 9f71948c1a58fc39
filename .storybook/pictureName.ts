/** Categories of parts, as story ids begin with them. */
const PARTS =
  /^(?:nut-va-lenh|nhap-lieu|bang-va-du-lieu|bieu-do-va-bao-cao|bieu-mau-va-hop-thoai|phan-hoi|khung-va-dieu-huong)-/;

/**
 * File name of a story's pictures: the story's id in plain letters, since story ids keep Vietnamese marks. All parts stand
 * under one name, so that a part moved to another category keeps its pictures and why they changed.
 */
export function pictureName(storyId: string): string {
  return storyId
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll(/-{2,}/g, '-')
    .replace(PARTS, 'thanh-phan-');
}
