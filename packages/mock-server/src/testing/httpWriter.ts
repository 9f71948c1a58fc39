import { operations } from '@so-the/api-client';
import type { UploadedFile } from '../core/files/uploadedFile.ts';
import { isUploadedFile } from '../core/files/uploadedFile.ts';
import type { EngineSession } from '../engine.ts';
import type { Write } from './everyWrite.ts';
import { ACCOUNTS, sessionOf } from './loggedIn.ts';
import { writersOf } from './writers.ts';

/** What a server answered, as it came over the wire. */
export interface WireAnswer {
  status: number;
  text: string;
  headers: Headers;
}

/** Sends writes to one server, each by the person who makes it. */
export class HttpWriter {
  readonly #url: string;
  readonly #sessions: Record<Write['by'], Record<string, string>>;

  private constructor(url: string, sessions: Record<Write['by'], Record<string, string>>) {
    this.#url = url;
    this.#sessions = sessions;
  }

  /** Logs the owner and the company in. */
  static async at(url: string): Promise<HttpWriter> {
    const logIn = async (account: object) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`${url}/User/Login`, { method: 'POST', headers, body: JSON.stringify(account) });
      return sessionOf(await answer.json());
    };
    const { owner, company, second } = writersOf(await logIn(ACCOUNTS.owner), await logIn(ACCOUNTS.company));
    return new HttpWriter(url, {
      nobody: {},
      owner: headersOf(owner),
      company: headersOf(company),
      second: headersOf(second),
    });
  }

  /** Headers that show who somebody is. */
  headersOf(by: Write['by']): Record<string, string> {
    return this.#sessions[by];
  }

  /** Where a write goes, its query in it. */
  addressOf({ id, args }: Write): string {
    const { body: _body, ...query } = args;
    const pairs = Object.entries(query).map(([name, value]) => [name, String(value)]);
    return `${this.#url}${operations[id].path}?${new URLSearchParams(pairs).toString()}`;
  }

  /** Sends one write. Throws when its answer is lost. */
  async send(write: Write, idempotencyKey?: string): Promise<WireAnswer> {
    const { method, hasBody, multipart } = operations[write.id];
    const headers: Record<string, string> = { ...this.#sessions[write.by] };
    if (hasBody && !multipart) headers['Content-Type'] = 'application/json';
    if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
    const body = multipart ? formOf(write) : hasBody ? JSON.stringify(write.args['body']) : undefined;
    const response = await fetch(this.addressOf(write), { method, headers, body });
    return { status: response.status, text: await response.text(), headers: response.headers };
  }
}

function headersOf({ token, userId, shopId }: EngineSession): Record<string, string> {
  return { Token: token, UserID: String(userId), ShopID: String(shopId) };
}

function formOf({ args }: Write): FormData {
  const form = new FormData();
  for (const [field, file] of Object.entries(args['body'] ?? {})) {
    if (!isUploadedFile(file)) throw new Error(`${field} is no file.`);
    form.append(field, blobOf(file), file.name);
  }
  return form;
}

function blobOf({ bytes, type }: UploadedFile): Blob {
  return new Blob([bytes.slice()], { type });
}
