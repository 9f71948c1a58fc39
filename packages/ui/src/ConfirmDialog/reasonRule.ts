/** The reason a user must give before something is cancelled or adjusted. */
export interface ReasonRule {
  /** Names the reason field. Default "Lý do". */
  label?: string;
  /** Fewest characters taken, not counting spaces at the ends. Default 5. */
  minLength?: number;
  /** Usual reasons, each long enough, to be taken by a press; what is taken can be changed. Default: none. */
  usual?: readonly string[];
  /** What the reason starts with. Default ''. */
  start?: string;
  /** Told what is typed, letter by letter, for an owner who keeps it longer than the question is open. */
  onTyped?: (reason: string) => void;
}

/** Why a reason is not taken; undefined when it is. */
export function reasonProblem(reason: string, { label = 'Lý do', minLength = 5 }: ReasonRule): string | undefined {
  const length = reason.trim().length;
  if (length === 0) return `Vui lòng nhập ${label.toLowerCase()}`;
  return length < minLength ? `${label} cần ít nhất ${minLength} ký tự` : undefined;
}
