/** A line of a customer list becomes the customer its form would make, and none that the form would refuse; consent is never read from a file. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import { filledCells } from '../imports/cells.ts';
import { importRows, type FormCheck, type ImportOutcome } from '../imports/importRows.ts';
import { normalisePhone } from '../values/phone.ts';
import type { Customer } from '../records/people.ts';
import type { World } from '../store/world.ts';
import { keepCustomer, planCustomer } from './saveCustomer.ts';

const COLUMNS = {
  text: ['FullName', 'CCCD', 'Address', 'AccountBank', 'BankCode', 'AccountOwner', 'Note'],
  phones: ['Phone', 'Phone2'],
};

/** Imports customers, or previews it; `check` holds a line against the form. */
export function importCustomers(
  world: World,
  command: Schemas['ImportInput'],
  check: FormCheck<Schemas['CustomerImportFields']>,
  context: Context,
): ImportOutcome<Schemas['CustomerImportFields']> {
  return importRows(
    {
      read: (cells) => check({ Status: 1, ...filledCells(cells, COLUMNS) }),
      keyOf: (customer: Schemas['CustomerImportFields']) => normalisePhone(customer.Phone) ?? customer.Phone,
      plan: (customer) => planCustomer(world, customer, context),
      keep: (row: Customer) => keepCustomer(world, row, context),
      idOf: (row) => row.CustomerID,
      shown: customerFields,
      standIns: { FullName: 'Khách hàng', Phone: '0999999999' },
      keyColumn: 'Phone',
    },
    command,
  );
}

function customerFields(row: Customer): Schemas['CustomerImportFields'] {
  const { FullName, Phone, Phone2, CCCD, BirthDate, Address, AccountBank, BankCode, AccountOwner } = row;
  const { FeePercentDefault, DebtLimit, Note, Status } = row;
  const account = { AccountBank, BankCode, AccountOwner };
  return { FullName, Phone, Phone2, CCCD, BirthDate, Address, ...account, FeePercentDefault, DebtLimit, Note, Status };
}
