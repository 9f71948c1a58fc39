import { describe, expect, it } from 'vitest';
import { cardFilters } from '../../features/cards/cardFilters.ts';
import { contractFilters } from '../../features/contracts/contractFilters.ts';
import { customerFilters } from '../../features/customers/customerFilters.ts';
import { cashBookFilters } from '../../features/reports/cashbook/cashBookFilters.ts';
import { scheduleFilters } from '../../features/schedules/scheduleFilters.ts';
import { readListAddress, type FilterCodecs } from '../list/address/listAddress.ts';
import { listCodecs } from '../list/address/listCodecs.ts';
import * as places from './places.ts';

it.each([
  [places.order(7), '/contract/7'],
  [places.customer(3), '/customer?open=3'],
  [places.customerDebt(3), '/debt/customer?customerID=3'],
  [places.customerDebt(3, 'documents'), '/debt/customer?customerID=3&tab=documents'],
  [places.cards({ OnlyDue: true, DueLevel: undefined }), '/cards?OnlyDue=true'],
  [places.cards({ CustomerID: 3, edit: 'new' }), '/cards?CustomerID=3&edit=new'],
  [places.entries({}), '/report/cashbook'],
  [places.orders({ Statuses: [0, 1] }), '/contract?Statuses=0,1'],
  [places.customers({ GeneralSearch: 'Hạnh & Hà' }), '/customer?GeneralSearch=H%E1%BA%A1nh%20%26%20H%C3%A0'],
])('%s', (href, expected) => expect(href).toBe(expected));

describe('what an address narrows by is what its list reads from it', () => {
  const figure = {
    Figure: 'TotalSwipe',
    accountType: 2,
    accountID: 4,
    fromDate: '2026-08-01',
    toDate: '2026-08-31',
  } as const;
  const mine = { StaffID: 5, ToDate: '2026-08-31', Statuses: [0, 1, 2, 3] } as const;
  const coming = { ForDate: '2026-08-01', ToDate: '2026-08-31', HideCancelled: true };

  it.each<[string, object, FilterCodecs, (asked: never) => string]>([
    ['cards', { CustomerID: 3, OnlyDue: true, DueLevel: 2 }, cardFilters, places.cards],
    ['entries', figure, listCodecs('getCashBook', cashBookFilters), places.entries],
    ['orders', mine, listCodecs('searchSchedules', contractFilters), places.orders],
    ['appointments', coming, listCodecs('listSchedulesByDate', scheduleFilters), places.appointments],
    ['customers', { AffID: 3, CreatedFrom: '2026-08-01' }, customerFilters, places.customers],
  ])('%s', (_list, asked, codecs, address) => {
    const { searchParams } = new URL(address(asked as never), 'https://so-the.invalid');
    expect(readListAddress(searchParams, codecs, { pageSize: 20, sort: null }).filters).toEqual(asked);
  });
});
