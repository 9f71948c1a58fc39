import { expect, test } from 'vitest';
import { fillGaps } from './fillGaps.ts';

function filled(id: Parameters<typeof fillGaps>[0], envelope: object): object {
  fillGaps(id, envelope);
  return envelope;
}

test('a row without its fields has its texts and lists, and no figure', () => {
  const { Data } = filled('listCustomers', { Result: 1, Data: [{ CustomerID: 7 }] }) as { Data: object[] };
  expect(Data[0]).toMatchObject({ CustomerID: 7, FullName: '', Phone: '' });
  expect(Data[0]).not.toHaveProperty('Debt');
});

test('what is there stays as it is, an empty figure and a false too', () => {
  const row = { CustomerID: 7, FullName: 'Hoa', Phone: '0987654321', Debt: 0, Code: 'KH7', DebtLimit: 5 };
  const { Data } = filled('listCustomers', { Result: 1, Data: [{ ...row }] }) as { Data: object[] };
  expect(Data[0]).toMatchObject(row);
});

test('null is a field that is missing, at every depth', () => {
  const answer = { Result: 1, Total: null, Data: { Payments: null, TopUps: [{ PaymentID: 1, Note: null }] } };
  const { Data, ...rest } = filled('getScheduleHistory', answer) as { Data: { TopUps: object[] } };
  expect(rest).not.toHaveProperty('Total');
  expect(Data).toMatchObject({ Payments: [], SentMoney: [], StatusLog: [] });
  expect(Data.TopUps[0]).not.toHaveProperty('Note');
});

test('a record inside a record, and one that holds itself, are filled as far as they are there', () => {
  const inner = { title: 'Khách hàng', visible: true, path: '/customer', children: [{ visible: true }] };
  const { Data } = filled('login', { Result: 1, Data: { menuPermissions: [inner] } }) as { Data: object };
  expect(Data).toMatchObject({ Token: '', menuPermissions: [{ children: [{ title: '', path: '', visible: true }] }] });
  expect(filled('getVoucher', { Result: 1, Data: {} })).toMatchObject({ Data: { Entries: [] } });
});
