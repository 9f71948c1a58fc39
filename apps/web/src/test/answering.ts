import { operations, type OperationId } from '@so-the/api-client';
import type { createMockAdapter } from '@so-the/mock-server/browser';

/** Hears what a call is answered and what it had sent, and gives what comes instead. */
export type Answers = (id: OperationId, answer: unknown, sent: unknown) => unknown;

type Adapter = ReturnType<typeof createMockAdapter>;

const idOf = new Map(
  (Object.entries(operations) as [OperationId, (typeof operations)[OperationId]][]).map(([id, { method, path }]) => [
    `${method} ${path}`,
    id,
  ]),
);

/** Carries the calls of an app as `adapter` does, but for what `answers` makes of each answer. */
export function answering(adapter: Adapter, answers: Answers): Adapter {
  return async (config) => {
    const response = await adapter(config);
    const { pathname } = new URL(config.url ?? '', 'http://localhost');
    const id = idOf.get(`${config.method?.toUpperCase()} ${pathname}`);
    if (id === undefined) return response;
    const sent: unknown = typeof config.data === 'string' ? JSON.parse(config.data) : config.data;
    const data = JSON.stringify(answers(id, JSON.parse(response.data as string), sent));
    return { ...response, data };
  };
}
