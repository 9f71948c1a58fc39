import { operations, type OperationId } from '@so-the/api-client';
import { expect, it } from 'vitest';
import { listRequest, spellingOf } from './spelling.ts';

it.each<[OperationId, ReturnType<typeof spellingOf>]>([
  ['listLogActions', { shop: 'SearchShopID', from: 'fromDate', to: 'toDate', page: 'PageIndex', pageSize: 'PageSize' }],
  ['getDetailDebt', { shop: 'searchShopID', from: 'fromDate', to: 'toDate', page: 'PageIndex', pageSize: 'PageSize' }],
  ['searchSchedules', { shop: 'SearchShopID', from: 'ForDate', to: 'ToDate', page: 'PageIndex', pageSize: 'PageSize' }],
  ['listSchedulesByCustomer', { from: 'FromDate', to: 'ToDate', page: 'PageIndex', pageSize: 'PageSize' }],
  [
    'listCalendarPayments',
    { shop: 'SearchShopID', from: 'fromDate', to: 'toDate', page: 'pageIndex', pageSize: 'pageSize' },
  ],
  ['listBankCards', { page: 'PageIndex', pageSize: 'PageSize' }],
  ['getRevenueByDay', { shop: 'searchShopID', from: 'fromDate', to: 'toDate' }],
])('%s', (call, spelling) => expect(spellingOf(call)).toEqual(spelling));

it('every call that knows one end of a period knows the other', () => {
  const half = (Object.keys(operations) as OperationId[]).filter((call) => {
    const { from, to } = spellingOf(call);
    return (from === undefined) !== (to === undefined);
  });
  expect(half).toEqual([]);
});

it('sends filters where the call takes them', () => {
  expect(listRequest('searchSchedules', { StaffID: 1 })).toEqual({ body: { StaffID: 1 } });
  expect(listRequest('listAffs', { Status: 1 })).toEqual({ Status: 1 });
});
