import type { TermChange } from '@so-the/api-client';
import { expect, it } from 'vitest';
import { termName, termValue } from './termWords.ts';

const by = { TermChangeID: 1, Reason: 'Gõ nhầm', UserID: 2, UserName: 'Lê Thị Thu', At: '2026-11-20T09:10:00+07:00' };
const cards = { OldCard: { BankCode: 'TCB', Last4: '4321' }, NewCard: { BankCode: 'ICB', Last4: '9876' } };

it.each<[Pick<TermChange, 'Field' | 'Old' | 'New'> & Partial<typeof cards>, string]>([
  [{ Field: 'Amount', Old: '30000000', New: '20000000' }, 'số tiền: 30.000.000 ₫ → 20.000.000 ₫'],
  [{ Field: 'ServiceType', Old: '1', New: '2' }, 'dịch vụ: Đáo hạn → Rút tiền'],
  [
    { Field: 'AppointmentDate', Old: '2026-11-20T09:00:00+07:00', New: '2026-11-21T14:30:00+07:00' },
    'ngày hẹn: 20/11/2026 09:00 → 21/11/2026 14:30',
  ],
  [{ Field: 'CardDataID', Old: '3', New: '9', ...cards }, 'thẻ: TCB •••• 4321 → VietinBank •••• 9876'],
  [{ Field: 'CardDataID', Old: '3', New: '9' }, 'thẻ: Thẻ số 3 → Thẻ số 9'],
])('%o', (changed, words) => {
  const change = { ...by, ...changed };
  const told = `${termName(change)}: ${termValue(change, 'Old')} → ${termValue(change, 'New')}`;
  expect(told.replaceAll('\u00A0', ' ')).toBe(words);
});
