/** A few calls ask for no right; every other is protected, and the compiler asks for what it needs. */
import type { OperationId } from '@so-the/api-client';

const OF_NOBODY = ['login', 'register', 'getDataByReferCode'] as const satisfies readonly OperationId[];
const OF_ACCOUNT = ['changePassword', 'listActiveShops', 'addLogAction'] as const satisfies readonly OperationId[];

/** A call that asks for a right. */
export type ProtectedOperation = Exclude<OperationId, (typeof OF_NOBODY)[number] | (typeof OF_ACCOUNT)[number]>;

/** Calls nobody need be logged in for. */
export const PUBLIC_OPERATIONS: ReadonlySet<string> = new Set(OF_NOBODY);

/** Calls a user may always make about the own account, even in the company view or after the term has ended. */
export const ACCOUNT_OPERATIONS: ReadonlySet<string> = new Set(OF_ACCOUNT);
