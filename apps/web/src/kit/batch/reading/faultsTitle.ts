/** Title of the column that names what is wrong in a file of faulty lines; read again it is passed over. */
export const FAULTS_TITLE = 'Lỗi';

/** Whether a title is that of the faults. */
export function isFaultsTitle(title: string): boolean {
  return title.trim() === FAULTS_TITLE;
}
