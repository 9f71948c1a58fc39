import { ApiError, inferredCalls, type Client, type OperationId } from '@so-the/api-client';
import { missingFailure } from './missingCalls.ts';

/** A call that the specification does not name and that changes nothing: only an API that knows this contract has it. */
const OWN_CALL = 'listApprovals';

type AnyCall = (id: OperationId, ...parameters: readonly unknown[]) => Promise<unknown>;

/**
 * A client that sends no preview to an API that may not know what one is. `Preview` is a name of this project: an API that
 * passes over it would make the appointment, or pay the money, that was only to be looked at. So a preview of a call of the
 * specification waits until the API has shown that it knows a call of this project.
 */
export function guardPreviews(client: Client): Client {
  let known: Promise<boolean> | undefined;
  const send = client.call.bind(client) as unknown as AnyCall;
  const call: AnyCall = async (id, ...parameters) => {
    if (!inferredCalls.has(id) && isPreview(parameters[0])) {
      known ??= knowsOwnCalls(client);
      // Who could not be asked is asked anew by the next preview.
      const knows = await known.catch((error: unknown) => {
        known = undefined;
        throw error;
      });
      if (!knows) throw new ApiError(missingFailure);
    }
    return send(id, ...parameters);
  };
  return { call } as unknown as Client;
}

function isPreview(args: unknown): boolean {
  const { Preview, body } = (args ?? {}) as { Preview?: unknown; body?: unknown };
  return Preview === true || (typeof body === 'object' && body !== null && isPreview(body));
}

/** Whether the API answers a call of this project, with what was asked or with a refusal. */
async function knowsOwnCalls(client: Client): Promise<boolean> {
  try {
    await client.call(OWN_CALL, {});
    return true;
  } catch (error) {
    const { kind } = error as ApiError;
    if (kind === 'notFound') return false;
    if (kind === 'refused' || kind === 'forbidden') return true;
    throw error;
  }
}
