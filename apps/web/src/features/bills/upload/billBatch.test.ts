import { describe, expect, test } from 'vitest';
import type { Schemas } from '@so-the/api-client';
import {
  countsOf,
  fateOf,
  isUnfinished,
  nextBatch,
  stateOf,
  takenSwipes,
  toSave,
  wordsOf,
  type BillItem,
} from './billBatch.ts';
import { billBody, billValues, lacking } from '../billValues.ts';
import { twinOf } from './sameContent.ts';

const FACTS = {
  TID: '24531876',
  LotNo: '000123',
  InvoiceNo: '000456',
  Amount: 30_000_000,
  SwipedAt: '2026-11-20T09:15:00+07:00',
};
const MATCH = {
  LogWithdrawalID: 61,
  PosName: 'Máy VCB',
  Amount: 30_000_000,
  PosFee: 396_000,
  SwipedAt: FACTS.SwipedAt,
};

describe('what becomes of a picture', () => {
  test.each<[string, Partial<Schemas['BillReading']>, string, string]>([
    ['a whole slip with one swipe is confirmed', {}, 'confirm', 'Đã đọc đủ các trường'],
    [
      'one with two swipes waits for somebody to choose',
      { Matches: [MATCH, { ...MATCH, LogWithdrawalID: 62 }] },
      'draft',
      'Thiếu lượt quẹt',
    ],
    [
      'one that was not read is a draft',
      { Kind: 0, Fields: {}, Matches: [] },
      'draft',
      'Thiếu lượt quẹt, mã máy (TID), số hóa đơn, số tiền, thời gian quẹt',
    ],
    [
      'one that is kept already is a duplicate',
      { DuplicateBillID: 7 },
      'duplicate',
      'Đã có bill số 7 của ảnh hoặc lượt quẹt này',
    ],
    ['a transfer is refused', { Kind: 4, IsRejected: true, Message: 'Chuyển khoản' }, 'rejected', 'Chuyển khoản'],
    ['a settlement slip is refused', { Kind: 3, Message: 'Phiếu kết toán' }, 'rejected', 'Phiếu kết toán'],
  ])('%s', (_, reading, fate, words) => {
    const [item] = read([picture('a')], 'a', reading);
    expect(item && [fateOf(item), wordsOf(item)]).toEqual([fate, words]);
  });

  test('nothing is known of it before it was read', () => {
    expect(fateOf(picture('a'))).toBeUndefined();
    expect([stateOf(picture('a')).label, wordsOf(picture('a'))]).toEqual(['Đang chờ', '']);
  });
});

test('a swipe is proposed for one picture of the batch at most, and one that was chosen before stays', () => {
  const both = read(read([picture('a'), picture('b')], 'a', {}), 'b', {});
  expect(both.map(({ values }) => values.LogWithdrawalID)).toEqual([61, null]);
  expect([...takenSwipes(both, 'b')]).toEqual([61]);
  const chosen = { ...picture('c'), values: billValues({ LogWithdrawalID: 99 }) };
  expect(read([chosen], 'c', {})[0]?.values).toMatchObject({ LogWithdrawalID: 99, TID: '24531876' });
});

test('what is saved, what is not and what would be lost', () => {
  const all = read(read(read([picture('a'), picture('b'), picture('c')], 'a', {}), 'b', { DuplicateBillID: 7 }), 'c', {
    Kind: 0,
    Fields: {},
    Matches: [],
  });
  const twin: BillItem = { ...picture('d'), step: 'read', twin: 'a.png' };
  const batch = nextBatch(all, { type: 'add', items: [twin] });
  expect(toSave(batch).map(({ id }) => id)).toEqual(['a', 'c']);
  expect(batch.filter(isUnfinished).map(({ id }) => id)).toEqual(['a', 'c']);
  expect(countsOf(batch)).toBe('1 sẵn sàng, 2 trùng, 1 lưu nháp');
  const saved = nextBatch(batch, { type: 'patch', id: 'a', change: { step: 'saved' } });
  expect(toSave(saved).map(({ id }) => id)).toEqual(['c']);
  const refused = nextBatch(saved, { type: 'patch', id: 'c', change: { message: 'Bill đã tồn tại' } });
  const shown = refused.find(({ id }) => id === 'c');
  expect(shown && [stateOf(shown).label, wordsOf(shown)]).toEqual(['Chưa lưu', 'Bill đã tồn tại']);
  const edited = nextBatch(refused, { type: 'edit', id: 'c', change: { InvoiceNo: '1' } }).find(({ id }) => id === 'c');
  expect([edited?.message, edited?.values.InvoiceNo]).toEqual([undefined, '1']);
});

test('a picture that failed waits again, and one that is taken out is gone', () => {
  const failed = nextBatch([picture('a')], { type: 'patch', id: 'a', change: { step: 'failed', message: 'Tệp hỏng' } });
  const again = nextBatch(failed, { type: 'retry', ids: new Set(['a']) });
  expect(again[0]).toMatchObject({ step: 'waiting', message: undefined });
  expect(nextBatch(again, { type: 'remove', id: 'a' })).toEqual([]);
});

test('what is empty is not sent, and what is lacking is named', () => {
  const values = billValues({ ...FACTS, LogWithdrawalID: 61 });
  expect(billBody(values, { Source: 2, Status: 1, FileID: 3 })).toEqual({
    ...FACTS,
    LogWithdrawalID: 61,
    Source: 2,
    Status: 1,
    FileID: 3,
  });
  expect([lacking(values), lacking({ ...values, Amount: null, TID: '' })]).toEqual([[], ['mã máy (TID)', 'số tiền']]);
});

test('a picture is known again by its bytes, whatever it is called', async () => {
  const [one, same, other, shorter] = ['abc', 'abc', 'abd', 'ab'].map(
    (text, place) => new File([text], `${place}.png`),
  );
  if (!one || !same || !other || !shorter) throw new Error('Four files were made.');
  expect(await twinOf(same, [shorter, other, one])).toBe(one);
  expect(await twinOf(other, [one, shorter])).toBeUndefined();
});

function picture(id: string): BillItem {
  return { id, file: new File([id], `${id}.png`), step: 'waiting', values: billValues({}) };
}

function read(items: readonly BillItem[], id: string, more: Partial<Schemas['BillReading']>): readonly BillItem[] {
  const found = {
    Kind: 1,
    IsRejected: false,
    Message: 'Đã đọc đủ các trường',
    Fields: FACTS,
    Unread: [],
    Matches: [MATCH],
  } as const;
  return nextBatch(items, { type: 'read', id, url: '', reading: { ...found, Unread: [], Matches: [MATCH], ...more } });
}
