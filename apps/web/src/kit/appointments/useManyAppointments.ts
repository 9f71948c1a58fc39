import { useState } from 'react';
import { isBadLine } from '@so-the/ui';
import { useBatch, type Batch } from '../batch/useBatch.ts';
import { useKept } from '../form/drafts/useKept.ts';
import type { AppointmentRow, CardTerms, CardToServe, MadeAppointment, SharedTerms } from './cardToServe.ts';

/** Sends the rows, under a key where they are kept; one answer a row, in their order. Rejects with the failure of the call. */
export type SendAppointments = (
  rows: readonly AppointmentRow[],
  preview: boolean,
  idempotencyKey?: string,
) => Promise<readonly MadeAppointment[]>;

/** What many appointments are made of. */
export interface ManyAppointments {
  /** Cards that no appointment has been made with yet. */
  cards: readonly CardToServe[];
  shared: SharedTerms;
  setShared: (change: Partial<SharedTerms>) => void;
  termsOf: (card: CardToServe) => CardTerms;
  setTerms: (card: CardToServe, change: Partial<CardTerms>) => void;
  /** One rate for every card. */
  setFeeOfAll: (fee: number | null) => void;
  batch: Batch<AppointmentRow>;
  /** What the server said last of each card. */
  made: ReadonlyMap<number, MadeAppointment>;
  /** Lets the server look at the chosen cards. */
  judge: () => Promise<void>;
  /** Goes back to the cards that were refused. */
  correct: () => void;
}

/** What many appointments are made from. */
export interface ManyAppointmentsOptions {
  cards: readonly CardToServe[];
  /** Names what is typed, which comes back after a new login. */
  draft: string;
  /** Why a row cannot be sent at all; it stays with its fault, to be corrected. */
  lacking: (row: AppointmentRow) => MadeAppointment | undefined;
  send: SendAppointments;
}

/** What was typed, kept over an expired session. */
interface Typed {
  shared: SharedTerms;
  terms: Readonly<Record<number, CardTerms>>;
}

/** An answer that passes over a row says nothing good of it. */
const UNANSWERED: MadeAppointment = { Created: false, Message: 'Máy chủ không trả lời về thẻ này' };
const FIELDS: ReadonlySet<string> = new Set(['Amount', 'CustomerFeePercent']);
const nothingTyped: Typed = { shared: { AppointmentDate: null, StaffID: null, ServiceType: 1 }, terms: {} };

/** Appointments with many cards at once: what is said of them, what the server would do, and what came of each. */
export function useManyAppointments(options: ManyAppointmentsOptions): ManyAppointments {
  const [cards, setCards] = useState(() =>
    options.cards.toSorted((one, other) => (one.DueDate < other.DueDate ? -1 : 1)),
  );
  const [changed, setTyped] = useState<Typed>();
  const kept = useKept<Typed>(options.draft, (before) => changed ?? before);
  const [made, setMade] = useState<ReadonlyMap<number, MadeAppointment>>(new Map());
  const typed = changed ?? kept ?? nothingTyped;
  const { shared, terms } = typed;
  const termsOf = (card: CardToServe) => terms[card.CardDataID] ?? firstTerms(card);
  const batch = useBatch<AppointmentRow>({
    fields: FIELDS,
    send: async (rows, preview, idempotencyKey) => {
      const answers = await answersOf(options, rows, preview, idempotencyKey);
      setMade(answers);
      return batchAnswer([...answers.values()]);
    },
  });
  const { state } = batch;
  return {
    cards,
    shared,
    setShared: (change) => setTyped({ ...typed, shared: { ...shared, ...change } }),
    termsOf,
    setTerms: (card, change) =>
      setTyped({ shared, terms: { ...terms, [card.CardDataID]: { ...termsOf(card), ...change } } }),
    setFeeOfAll: (CustomerFeePercent) =>
      setTyped({
        shared,
        terms: Object.fromEntries(cards.map((card) => [card.CardDataID, { ...termsOf(card), CustomerFeePercent }])),
      }),
    batch,
    made,
    judge: () => {
      const chosen = cards.filter((card) => termsOf(card).chosen);
      return batch.judge(chosen.map((card) => rowOf(card, shared, termsOf(card))));
    },
    correct: () => {
      const bad = 'lines' in state ? state.lines.filter((line) => isBadLine(line)) : [];
      setCards(bad.map(({ row }) => row.card));
      batch.startOver();
    },
  };
}

function firstTerms({ Amount, CustomerFeePercent, unusual }: CardToServe): CardTerms {
  return { Amount: Amount ?? null, CustomerFeePercent: CustomerFeePercent ?? null, chosen: unusual === undefined };
}

function rowOf(card: CardToServe, shared: SharedTerms, { chosen: _chosen, ...terms }: CardTerms): AppointmentRow {
  return { CardDataID: card.CardDataID, card, ...shared, ...terms };
}

/** What is said of each row, in their order: what it lacks, or what the server answered. */
async function answersOf(
  { lacking, send }: ManyAppointmentsOptions,
  rows: readonly AppointmentRow[],
  preview: boolean,
  idempotencyKey: string | undefined,
): Promise<Map<number, MadeAppointment>> {
  const whole = rows.filter((row) => lacking(row) === undefined);
  const answers = whole.length > 0 ? await send(whole, preview, idempotencyKey) : [];
  const said = new Map(whole.map(({ CardDataID }, place) => [CardDataID, answers[place]]));
  return new Map(rows.map((row) => [row.CardDataID, lacking(row) ?? said.get(row.CardDataID) ?? UNANSWERED]));
}

function batchAnswer(answers: readonly MadeAppointment[]) {
  const Rows = answers.map(({ Created, Message: message, field = '' }) => ({
    Status: Created ? ('ok' as const) : ('error' as const),
    Errors: Created ? [] : [{ path: `/${field}`, message }],
  }));
  const OkCount = answers.filter(({ Created }) => Created).length;
  const refused = answers.length - OkCount;
  const Message = `Đã tạo ${OkCount} lịch hẹn${refused > 0 ? `, ${refused} thẻ bị từ chối` : ''}`;
  return { Data: { Rows, OkCount }, Message };
}
