import type { CardNoticeRow } from '@so-the/api-client';
import { bankName, maskCard } from '@so-the/ui/format';
import type { Reminder } from './reminderText.ts';

/** What of a card its reminders name. */
export interface RemindedCard {
  CustomerName?: string;
  HolderName: string;
  BankCode: string;
  Last4: string;
}

/** Reminds of a card's due day, and of the amount that is expected, else that of the last time. */
export function dueReminder(
  card: RemindedCard & Pick<CardNoticeRow, 'NextDue'> & Partial<Pick<CardNoticeRow, 'ExpectedAmount' | 'LastAmount'>>,
): Reminder {
  const { NextDue: day, ExpectedAmount, LastAmount } = card;
  const isExpected = ExpectedAmount !== undefined;
  return {
    ...about(card, 'đến hạn'),
    day,
    amountLabel: isExpected ? 'Số tiền dự kiến' : 'Số tiền lần trước',
    amount: ExpectedAmount ?? LastAmount,
  };
}

/** Reminds that the card itself runs out: the customer is to bring the new one. */
export function expiryReminder({ ExpiryDate: day, ...card }: RemindedCard & { ExpiryDate: string }): Reminder {
  return { ...about(card, 'hết hiệu lực'), day, amountLabel: 'Số tiền' };
}

function about({ CustomerName, HolderName, BankCode, Last4 }: RemindedCard, what: string) {
  const name = CustomerName || HolderName;
  return { name, what: `Thẻ ${bankName(BankCode)} ${maskCard(Last4)} ${what}`, content: `${name} ${Last4}` };
}
