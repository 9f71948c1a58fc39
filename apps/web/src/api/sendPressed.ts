import type { ApiFailure, DebtType, OperationId } from '@so-the/api-client';
import { keepsKeys } from './keyKeeping.ts';
import { mayHaveHappened } from './mayHaveHappened.ts';
import { serverMoment } from './serverMoment.ts';

/**
 * Where a write shows that does not name the place itself: the record beside which its own stands. It does not travel.
 */
export interface ShownIn {
  ScheduleID?: number;
  numberLoID?: number;
  PosParentID?: number;
  BankCardID?: number;
  DebtType?: DebtType;
  PartyID?: number;
}

/** A write whose answer got lost, and which nobody may send again without looking (real-api §2). */
export interface LostWrite {
  id: OperationId;
  /** Its arguments as they were sent. */
  args: Readonly<Record<string, unknown>>;
  shownIn: ShownIn;
  /** When it was pressed first by the server's clock, see {@link serverMoment}. */
  since: number | undefined;
}

/** What the person says of a lost write: it stands in the books, it goes out again, or neither is known yet. */
export type LostDecision = 'recorded' | 'again' | 'left';

/** Shows what the books say of a lost write, and lets the person decide. */
export type AskLost = (lost: LostWrite) => Promise<LostDecision>;

/** What came of a call. */
export type Outcome = { data: unknown } | { error: ApiFailure };

/** Code of a write that the person found recorded after its answer got lost. */
export const RECORDED = 'Recorded';

/** Code of a write of which nobody knows yet whether it was recorded. */
export const UNSETTLED = 'Unsettled';

/** Code of a write whose answer got lost, and which its key makes safe to send again. */
export const KEPT = 'Kept';

const recorded: ApiFailure = { kind: 'refused', code: RECORDED, message: 'Khoản này đã được ghi' };
const unsettled: ApiFailure = {
  kind: 'network',
  code: UNSETTLED,
  message: 'Chưa rõ máy chủ đã ghi hay chưa. Bấm lại thì ứng dụng xem sổ và hỏi trước khi gửi.',
};

/** How long a lost write is asked about before the same one goes out, in milliseconds: as far back as the books are looked through. */
export const REMEMBERED_MS = 10 * 60_000;

/** Lost writes by what they were, so that the same press from a form that was opened anew is asked about too. */
const lostWrites = new Map<string, LostWrite & { at: number }>();

/**
 * Sends a write that was pressed once.
 *
 * Where the API is known to keep keys, a lost answer is the caller's: the same key makes sending it again safe. Anywhere
 * else nobody sends it again but the person, who is shown what the books say first.
 *
 * @param write what is sent
 * @param attempt sends it once
 * @param ask shows what the books say
 */
export async function sendPressed(
  write: Omit<LostWrite, 'since'>,
  attempt: () => Promise<Outcome>,
  ask: AskLost,
): Promise<Outcome> {
  const place = JSON.stringify([write.id, write.args]);
  let lost = recall(place);
  for (;;) {
    if (lost) {
      const decision = await ask(lost);
      if (decision === 'left') return { error: unsettled };
      if (decision === 'recorded') {
        lostWrites.delete(place);
        return { error: recorded };
      }
    }
    const since = serverMoment();
    const wasSafe = !lost && keepsKeys();
    const outcome = await attempt();
    if ('data' in outcome) lostWrites.delete(place);
    if (!isLost(outcome)) return outcome;
    if (wasSafe && keepsKeys()) return { error: { ...outcome.error, code: KEPT } };
    lost ??= { ...write, since };
    lostWrites.set(place, { ...lost, at: Date.now() });
    if (outcome.error.kind === 'cancelled') return outcome;
  }
}

/** Code of a write that was held back because the browser is offline: it cannot have happened. */
export const NOT_SENT = 'NotSent';

function isLost(outcome: Outcome): outcome is { error: ApiFailure } {
  return 'error' in outcome && outcome.error.code !== NOT_SENT && mayHaveHappened(outcome.error.kind);
}

function recall(place: string): LostWrite | undefined {
  const kept = lostWrites.get(place);
  if (kept && Date.now() - kept.at <= REMEMBERED_MS) return kept;
  lostWrites.delete(place);
  return undefined;
}

/** Forgets all lost writes: another person, another world. */
export function forgetLostWrites(): void {
  lostWrites.clear();
}
