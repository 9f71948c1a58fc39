import { describe, expect, it } from 'vitest';
import type { Schedule } from '@so-the/api-client';
import { workedOrder as worked } from '../../../test/workedOrder.ts';
import { nextStep, type NextStep } from './nextStep.ts';

const withdrawal: Partial<Schedule> = { ServiceType: 2, FeeMode: 1, TotalPaidCard: 0 };

describe('the next step of an order', () => {
  it.each<[string, Partial<Schedule>, NextStep | undefined]>([
    ['confirms an appointment', { Status: 0, NextStatuses: [1, 5] }, { kind: 'status', to: 1 }],
    ['begins what is confirmed', { Status: 1, NextStatuses: [2, 5] }, { kind: 'status', to: 2 }],
    [
      'pays the card, never completes, before anything happened',
      { TotalPaidCard: 0, TotalSwipe: 0 },
      { kind: 'line', name: 'payCard', amount: 30_000_000 },
    ],
    ['swipes what was paid', { TotalSwipe: 10_000_000 }, { kind: 'line', name: 'swipe', amount: 20_000_000 }],
    ['confirms what waits before anything else', { TotalPaidCard: 0, WaitingCount: 1 }, { kind: 'waiting' }],
    ['completes and collects what is owed', {}, { kind: 'collect', amount: 540_000 }],
    ['completes alone where nothing is owed', { DebtWithFee: 0, TotalTopUp: 540_000 }, { kind: 'status', to: 4 }],
    ['completes alone what a partner brought', { PartnerMode: 2 }, { kind: 'status', to: 4 }],
    [
      'sends the customer what a withdrawal brought',
      { ...withdrawal, CustomerDebt: -30_000_000, DebtWithFee: -29_460_000 },
      { kind: 'line', name: 'sendMoney', amount: 29_460_000 },
    ],
    ['completes what was sent', { ...withdrawal, Status: 3, DebtWithFee: 0 }, { kind: 'status', to: 4 }],
    [
      'collects what a completed order is still owed',
      { Status: 4, IsSettled: true, CustomerDebt: 540_000, NextStatuses: [2] },
      { kind: 'line', name: 'topUp', amount: 540_000 },
    ],
    ['prints the receipt of a paid order', { Status: 4, DebtWithFee: 0, NextStatuses: [2] }, { kind: 'receipt' }],
    ['is none of a cancelled order', { Status: 5, NextStatuses: [] }, undefined],
  ])('%s', (_what, change, step) => {
    expect(nextStep({ ...worked, ...change })).toEqual(step);
  });
});
