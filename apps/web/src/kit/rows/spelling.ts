import { operations, type OperationId } from '@so-the/api-client';

/** What one call of the contract names the things that every list has; absent where it knows none. */
export interface ListSpelling {
  /** The shop that the company narrows to. */
  shop?: string;
  /** First and last day; a call that has one of them has both. */
  from?: string;
  to?: string;
  page?: string;
  pageSize?: string;
}

/** How a call spells shop, period and page: the contract has three spellings of each, and no screen says any. */
export function spellingOf(call: OperationId): ListSpelling {
  const names = parametersOf(call);
  const named = (pattern: RegExp) => names.find((name) => pattern.test(name));
  return {
    shop: named(/^searchShopID$/i),
    from: named(/^(?:from|for)Date$/i),
    to: named(/^toDate$/i),
    page: named(/^pageIndex$/i),
    pageSize: named(/^pageSize$/i),
  };
}

/** The filters of a call, whether they travel in its query or in its body. */
function parametersOf(call: OperationId): readonly string[] {
  const operation: { query: readonly string[]; body?: readonly string[] } = operations[call];
  return operation.body ?? operation.query;
}

/** What is sent for the filters, order and page of a list. */
export function listRequest(call: OperationId, args: object): object {
  return operations[call].hasBody ? { body: args } : args;
}
