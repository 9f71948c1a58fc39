import { describe, expect, it } from 'vitest';
import type { Schedule } from '@so-the/api-client';
import { workedOrder } from '../../../test/workedOrder.ts';
import { linePlans } from '../lines/moneyLinePlan.ts';
import { manyStep } from './manyStep.ts';

/** Its fee is collected as well. */
const order: Schedule = { ...workedOrder, TotalTopUp: 540_000, DebtWithFee: 0 };

describe('the step of one order among many', () => {
  it.each<[string, Partial<Schedule>, ReturnType<typeof manyStep>]>([
    ['completes what is paid and swiped', {}, { to: 4 }],
    ['confirms an appointment', { Status: 0, NextStatuses: [1, 5] }, { to: 1 }],
    ['is none while a swipe is missing', { TotalSwipe: 0 }, { why: 'Còn việc trước đó: Quẹt thẻ 30.000.000' }],
    [
      'is none while money is to be collected',
      { DebtWithFee: 540_000 },
      { why: 'Còn việc trước đó: Hoàn thành và thu 540.000' },
    ],
    ['is none once all is done', { Status: 4 }, { why: 'Đơn không còn bước nào' }],
  ])('%s', (_, fields, step) => {
    expect(manyStep({ ...order, ...fields }, linePlans)).toEqual(step);
  });
});
