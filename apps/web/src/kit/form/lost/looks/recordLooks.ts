import type { Schedule } from '@so-the/api-client';
import { bankAccounts, orders, pos } from '../../../places/places.ts';
import { changedBy, isAlike, madeBy, PAGE, rowsOf, type Look, type Looking, type Trace } from '../look.ts';

/** Records that bring an opening balance along, and appointments that are made together. */
export const recordLooks = {
  saveBankCard: {
    what: () => 'Tài khoản ngân hàng',
    find: async ({ body }, { ask }) => {
      const rows = rowsOf((await ask('listBankCards', { ...PAGE })).Data);
      const row = rows.find(({ BankCardID, AccountNo }) =>
        body.BankCardID === undefined ? AccountNo === body.AccountNo : BankCardID === body.BankCardID,
      );
      return savedRecord(row, body, `tài khoản ${body.BankCode}`, bankAccounts({}));
    },
  },
  savePos: {
    what: ({ body }) => `Máy POS ${body.PosName}`,
    find: async ({ body }, { ask }) => {
      const rows = rowsOf((await ask('listPos', { ...PAGE })).Data);
      const row = rows.find(({ posID, TID }) => (body.posID === undefined ? TID === body.TID : posID === body.posID));
      return savedRecord(row, body, `máy POS ${body.PosName}`, pos({}));
    },
  },
  importPos: {
    what: ({ body }) => `Nhập ${body.Rows.length} máy POS`,
    find: async ({ body }, { ask }) => {
      const kept = new Set(rowsOf((await ask('listPos', { ...PAGE })).Data).map(({ TID }) => TID));
      const there = body.Rows.filter(({ TID }) => typeof TID === 'string' && kept.has(TID)).length;
      const what = `${there} trên ${body.Rows.length} máy POS`;
      return there > 0 ? [{ done: 'Đã có', what, made: {}, href: pos({}), isDoubtful: there < body.Rows.length }] : [];
    },
  },
  createScheduleList: {
    what: ({ body }) => `${body.Schedules.length} lịch hẹn`,
    find: ({ body }, looking) => manyOrders(body.Schedules, looking),
  },
  pushSchedules: {
    what: ({ body }) => `${body.Cards.length} lịch hẹn`,
    find: ({ body }, looking) => manyOrders(body.Cards, looking),
  },
} satisfies { [Id in 'saveBankCard' | 'savePos' | 'importPos' | 'createScheduleList' | 'pushSchedules']: Look<Id> };

type Saved = Parameters<typeof madeBy>[0] & { Version: number };

/** A record that was added, or one whose version is past the one that was sent. */
function savedRecord(row: Saved | undefined, sent: { Version?: number }, what: string, href: string): readonly Trace[] {
  if (!row) return [];
  if (sent.Version === undefined) return [{ what, made: madeBy(row), href }];
  return row.Version > sent.Version ? [{ done: 'Đã sửa', what, made: changedBy(row), href }] : [];
}

interface SentOrder {
  CardDataID?: number;
  Amount?: number;
  AppointmentDate?: string;
}

/** Appointments that were sent together: those of the newest that are alike tell whether they were made. */
async function manyOrders(sent: readonly SentOrder[], { ask, days }: Looking): Promise<readonly Trace[]> {
  const wanted = sent.map(({ AppointmentDate }) => AppointmentDate?.slice(0, 10) ?? days.to).toSorted();
  const [first = days.from, last = days.to] = [wanted.at(0), wanted.at(-1)];
  const asked = { ForDate: first < days.from ? first : days.from, ToDate: last > days.to ? last : days.to, ...PAGE };
  const rows = rowsOf((await ask('listSchedulesByDate', asked)).Data);
  const made = rows.filter((row) => sent.some((each) => isAlike(row, each, ['CardDataID', 'Amount'])));
  return latest(made).map((row) => ({ what: `lịch hẹn ${row.Code}`, made: madeBy(row), href: orders({}) }));
}

/** The newest of them: when it was made tells for all. */
function latest(rows: readonly Schedule[]): readonly Schedule[] {
  return rows.toSorted((one, other) => other.CreatedDate.localeCompare(one.CreatedDate)).slice(0, 1);
}
