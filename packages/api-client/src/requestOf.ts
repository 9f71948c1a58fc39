import type { AxiosRequestConfig } from 'axios';
import { REQUEST_TIMEOUT_MS, type ClientOptions, type ClientSession } from './client.ts';
import { KEY_HEADER } from './keyKeeping.ts';
import type { CallOptions, OperationId } from './operation.ts';
import { operations } from './operations.gen.ts';

/** One call: what is sent, and as whom. */
export interface OneCall {
  id: OperationId;
  /** Query parameters by name, and `body`. */
  args: Record<string, unknown>;
  callOptions: CallOptions;
  session: ClientSession | null;
}

/** How a call travels, as axios wants to have it. */
export function requestOf(
  { id, args, callOptions: { signal, idempotencyKey, onUpload }, session }: OneCall,
  { baseUrl, headers: given, timeout = REQUEST_TIMEOUT_MS, adapter }: ClientOptions,
): AxiosRequestConfig {
  const operation = operations[id];
  const headers: Record<string, string> = { ...given, Accept: 'application/json' };
  if (session) {
    headers['Token'] = session.token;
    headers['UserID'] = String(session.userId);
    headers['ShopID'] = String(session.shopId);
  }
  if (idempotencyKey !== undefined) headers[KEY_HEADER] = idempotencyKey;
  if (operation.hasBody && !operation.multipart) headers['Content-Type'] = 'application/json';
  return {
    method: operation.method,
    url: baseUrl.replace(/\/+$/, '') + operation.path,
    params: queryOf(operation.query, args),
    data: operation.multipart ? formOf(args['body']) : operation.hasBody ? args['body'] : undefined,
    headers,
    timeout,
    signal,
    adapter,
    onUploadProgress: onUpload && (({ loaded, total }) => total && onUpload(loaded / total)),
    responseType: 'text',
    transformResponse: (text: unknown) => text,
    validateStatus: () => true,
    xsrfCookieName: '',
    transitional: { clarifyTimeoutError: true },
  };
}

/** The fields of a multipart body as a form; its boundary is chosen by whoever sends it. */
function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

function queryOf(names: readonly string[], args: Record<string, unknown>): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of names) {
    const value = args[name];
    if (value === undefined || value === null) continue;
    for (const item of Array.isArray(value) ? value : [value]) query.append(name, String(item));
  }
  return query;
}
