import type { Client } from '@so-the/api-client';
import { keepAskedRows } from './askedRows.ts';
import { guardPreviews } from './previewGuard.ts';

/** A client that trusts no API with what only this project's contract knows: previews, and filters of its own. */
export function guardClient(client: Client): Client {
  return keepAskedRows(guardPreviews(client));
}
