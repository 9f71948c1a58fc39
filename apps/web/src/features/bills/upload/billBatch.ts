import type { Schemas } from '@so-the/api-client';
import type { StatusTone } from '@so-the/ui';
import { statusOf } from '../../../kit/list/statusMaps.ts';
import { billStates } from '../billColumns.ts';
import { billValues, lacking, type BillValues } from '../billValues.ts';

/** How far one picture is. */
export type BillStep = 'waiting' | 'reading' | 'read' | 'failed' | 'stopped' | 'saving' | 'saved';

/** One picture of a batch, from the drop to the kept slip. */
export interface BillItem {
  id: string;
  file: File;
  /** What is sent of it, once it is upright and small enough; see `preparePhoto`. */
  photo?: File;
  /** Address of the picture on this page; absent until it was read: the browser opens nothing that the server refused. */
  url?: string;
  step: BillStep;
  /** Share that is sent, 0 to 1, while it is read. */
  progress?: number;
  /** Why it failed, or why the server refused to keep it. */
  message?: string;
  /** Name of the picture of this batch with the same content. */
  twin?: string;
  reading?: Schemas['BillReading'];
  values: BillValues;
}

/** What happens to a picture. */
export type BillEvent =
  | { type: 'add'; items: readonly BillItem[] }
  | { type: 'patch'; id: string; change: Partial<BillItem> }
  | { type: 'read'; id: string; reading: Schemas['BillReading']; url: string }
  | { type: 'edit'; id: string; change: Partial<BillValues> }
  | { type: 'retry'; ids: ReadonlySet<string> }
  | { type: 'remove'; id: string };

/** What becomes of a picture that was read: kept as the slip of its swipe, kept as a draft, or not kept. */
export type BillFate = 'confirm' | 'draft' | 'duplicate' | 'rejected';

const SETTLEMENT_SLIP = 3;

/** The batch after an event. A swipe is proposed for one picture of the batch at most. */
export function nextBatch(items: readonly BillItem[], event: BillEvent): readonly BillItem[] {
  switch (event.type) {
    case 'add':
      return [...items, ...event.items];
    case 'patch':
      return changed(items, event.id, (item) => ({ ...item, ...event.change }));
    case 'edit':
      return changed(items, event.id, (item) => ({
        ...item,
        message: undefined,
        values: { ...item.values, ...event.change },
      }));
    case 'read':
      return changed(items, event.id, (item) => ({
        ...withReading(item, event.reading, takenSwipes(items, event.id)),
        url: event.url,
      }));
    case 'retry':
      return items.map((item) =>
        event.ids.has(item.id) ? { ...item, step: 'waiting', message: undefined, progress: undefined } : item,
      );
    case 'remove':
    default:
      return items.filter(({ id }) => id !== event.id);
  }
}

function changed(items: readonly BillItem[], id: string, change: (item: BillItem) => BillItem): readonly BillItem[] {
  return items.map((item) => (item.id === id ? change(item) : item));
}

/** Fields as they were read; a swipe that was chosen before stays, else the only one that fits and that no other picture has. */
function withReading(item: BillItem, reading: Schemas['BillReading'], taken: ReadonlySet<number>): BillItem {
  const free = reading.Matches.filter(({ LogWithdrawalID }) => !taken.has(LogWithdrawalID));
  const only = free.length === 1 ? free[0]?.LogWithdrawalID : undefined;
  const LogWithdrawalID = item.values.LogWithdrawalID ?? only;
  const values = billValues({ ...reading.Fields, ...(LogWithdrawalID !== undefined && { LogWithdrawalID }) });
  return { ...item, step: 'read', progress: undefined, message: undefined, reading, values };
}

/** Swipes that other pictures of the batch have. */
export function takenSwipes(items: readonly BillItem[], exceptId: string): ReadonlySet<number> {
  const others = items.filter((item) => item.id !== exceptId && isKept(fateOf(item)));
  return new Set(others.flatMap(({ values }) => values.LogWithdrawalID ?? []));
}

/** What becomes of a picture; undefined until it was read. */
export function fateOf({ step, twin, reading, values }: BillItem): BillFate | undefined {
  if (twin !== undefined) return 'duplicate';
  if (!reading || step === 'waiting' || step === 'reading') return undefined;
  if (reading.IsRejected || reading.Kind === SETTLEMENT_SLIP) return 'rejected';
  if (reading.DuplicateBillID !== undefined) return 'duplicate';
  return lacking(values).length === 0 ? 'confirm' : 'draft';
}

/** Whether a picture of this fate is kept. */
export function isKept(fate: BillFate | undefined): boolean {
  return fate === 'confirm' || fate === 'draft';
}

/** Pictures that wait to be kept. */
export function toSave(items: readonly BillItem[]): BillItem[] {
  return items.filter((item) => item.step === 'read' && isKept(fateOf(item)));
}

/** Whether closing would lose it: what is there already, or is no slip, needs nothing more. */
export function isUnfinished(item: BillItem): boolean {
  const fate = fateOf(item);
  return item.step !== 'saved' && fate !== 'duplicate' && fate !== 'rejected';
}

const STEPS: Record<Exclude<BillStep, 'read'>, { label: string; tone: StatusTone }> = {
  waiting: { label: 'Đang chờ', tone: 'neutral' },
  reading: { label: 'Đang đọc', tone: 'info' },
  failed: { label: 'Lỗi', tone: 'danger' },
  stopped: { label: 'Đã dừng', tone: 'neutral' },
  saving: { label: 'Đang lưu', tone: 'info' },
  saved: { label: 'Đã lưu', tone: 'success' },
};

/** Code of a slip that was kept already (domain §4). */
const DUPLICATE = 2;

const FATES: Record<BillFate, { label: string; tone: StatusTone }> = {
  confirm: { label: 'Sẵn sàng', tone: 'success' },
  draft: { label: 'Lưu nháp', tone: 'warning' },
  duplicate: statusOf(billStates, DUPLICATE),
  rejected: { label: 'Không phải bill', tone: 'danger' },
};

/** How far a picture is, and what becomes of it, in a word. */
export function stateOf(item: BillItem): { label: string; tone: StatusTone } {
  const fate = fateOf(item);
  if (item.step === 'read' && item.message !== undefined) return { label: 'Chưa lưu', tone: 'danger' };
  if (item.step === 'read' || item.twin !== undefined) return FATES[fate ?? 'draft'];
  return STEPS[item.step];
}

/** Why it is as it is, in a sentence. */
export function wordsOf(item: BillItem): string {
  const { message, twin, reading, values } = item;
  if (message !== undefined) return message;
  if (twin !== undefined) return `Cùng nội dung với ${twin} trong lần tải này`;
  if (!reading) return '';
  if (reading.DuplicateBillID !== undefined)
    return `Đã có bill số ${reading.DuplicateBillID} của ảnh hoặc lượt quẹt này`;
  const missing = fateOf(item) === 'draft' ? lacking(values) : [];
  return missing.length === 0 ? reading.Message : `Thiếu ${missing.join(', ')}`;
}

/** How many pictures are in each state, as it is called: "30 sẵn sàng, 3 trùng". */
export function countsOf(items: readonly BillItem[]): string {
  const counts = new Map<string, number>();
  for (const item of items) {
    const { label } = stateOf(item);
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].map(([label, count]) => `${count} ${label.toLowerCase()}`).join(', ');
}
