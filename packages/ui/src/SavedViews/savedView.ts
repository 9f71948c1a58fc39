/** What a person says about a view. */
export interface ViewFacts {
  /** "Nợ quá 7 ngày". */
  name: string;
  /** Who sees it: oneself, or everybody in the shop. */
  scope: 'own' | 'shop';
  /** Taken by itself when the list opens. */
  isDefault: boolean;
}

/** A named state of a list. What it holds is its owner's affair. */
export interface SavedView extends ViewFacts {
  id: string;
  /** Comes with the list: it can be chosen, not changed. Default false. */
  isReady?: boolean;
}

/** Longest name of a view, in characters. */
const VIEW_NAME_LENGTH = 60;

/** Why a name cannot be taken, in Vietnamese; `undefined` when it can. Names differ by more than case and outer spaces. */
export function viewNameProblem(name: string, taken: readonly string[]): string | undefined {
  const wished = plain(name);
  if (wished === '') return 'Vui lòng nhập tên kiểu xem';
  if (wished.length > VIEW_NAME_LENGTH) return `Tên dài nhất ${VIEW_NAME_LENGTH} ký tự`;
  return taken.some((other) => plain(other) === wished) ? 'Tên này đã có' : undefined;
}

function plain(name: string): string {
  return name.normalize('NFC').trim().toLocaleLowerCase('vi');
}
