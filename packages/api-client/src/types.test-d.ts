import { createClient } from './createClient.ts';
import { activeStatusOptions } from './enums.gen.ts';
import { labelOf } from './labelOf.ts';
import type { Args, Data, Result, Schemas } from './operation.ts';

const client = createClient({ baseUrl: '', session: () => null, onUnauthorized: () => undefined });

/** What must compile. */
export async function accepted(): Promise<string> {
  await client.call('login', { body: { UserName: 'chushop', Password: 'Chushop@123' } });
  await client.call('listActiveShops');
  await client.call('listCustomers', { PageIndex: 2 }, { signal: AbortSignal.timeout(1) });
  await client.call('deleteCustomer', { CustomerID: 1 }, { idempotencyKey: 'k1' });
  const customers: Data<'listCustomers'> = (await client.call('listCustomers', {})).Data;
  const total: number | undefined = (await client.call('listCustomers')).Total;
  const first: Schemas['Customer'] | undefined = customers[0];
  const args: Args<'deleteCustomer'> = { CustomerID: 1 };
  const answer: Result<'deleteCustomer'> = await client.call('deleteCustomer', args);
  return `${first?.FullName}${total}${answer.Message}${labelOf(activeStatusOptions, first?.Status)}`;
}

/** What must not. */
export async function refused(): Promise<unknown> {
  // @ts-expect-error an operation the contract does not have
  await client.call('listUnicorns');
  // @ts-expect-error required arguments left out
  await client.call('deleteCustomer');
  // @ts-expect-error a required query parameter left out
  await client.call('deleteCustomer', {});
  // @ts-expect-error a query parameter of the wrong type
  await client.call('deleteCustomer', { CustomerID: '1' });
  // @ts-expect-error a query parameter of another name
  await client.call('deleteCustomer', { CustomerID: 1, CustomerId: 2 });
  // @ts-expect-error a query parameter the call does not know
  await client.call('listCustomers', { PageNumber: 2 });
  // @ts-expect-error a body on a GET
  await client.call('listCustomers', { body: { FullName: 'Nguyễn Văn A' } });
  // @ts-expect-error the body left out
  await client.call('login', {});
  // @ts-expect-error a field of the body left out
  await client.call('login', { body: { UserName: 'chushop' } });
  // @ts-expect-error a field of the body with another name
  await client.call('login', { body: { Username: 'chushop', Password: 'Chushop@123' } });
  // @ts-expect-error a field of the body of the wrong type
  await client.call('login', { body: { UserName: 1, Password: 'Chushop@123' } });
  // @ts-expect-error arguments to a call without any
  await client.call('listActiveShops', { ShopID: 1 });
  // @ts-expect-error an option no call has
  await client.call('listCustomers', {}, { retry: 3 });
  // @ts-expect-error a renamed field of an answer
  const renamed: keyof Schemas['Customer'] = 'CustomerName';
  // @ts-expect-error a value that is no status of a customer
  labelOf(activeStatusOptions, 7);
  return renamed;
}
