import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query/react';
import type { Args, CallOptions, Data, OperationId, Result } from '@so-the/api-client';
import { useDispatch, useStore } from 'react-redux';
import { baseApi } from './baseApi.ts';
import type { baseQuery, StoreExtra } from './baseQuery.ts';
import { mayHaveChanged } from './mayHaveChanged.ts';
import type { ShownIn } from './sendPressed.ts';
import { isOnlyProposed } from './heldAnswers.ts';
import type { LogLine } from './logLine.ts';
import { sendLog } from './sendLog.ts';
import type { Tag } from './tags.ts';

/** Arguments of a read; none where the call needs none. */
type ReadArgs<Id extends OperationId> = Partial<Args<Id>> extends Args<Id> ? Args<Id> | void : Args<Id>;

/**
 * Arguments of a write. With an `idempotencyKey` it is sent once for a press, whether or not the API keeps keys; `shownIn`
 * says where it shows, for a write whose own arguments do not.
 * With `isPart` nothing is read again yet: whoever sends the parts does it once, by {@link useReadAgain}.
 */
type WriteArgs<Id extends OperationId> = Args<Id> &
  Pick<CallOptions, 'idempotencyKey' | 'onUpload'> & { isPart?: boolean; shownIn?: ShownIn };

/** What a write makes stale, and the line it leaves in the action history. */
interface WriteRule<Id extends OperationId> {
  stale: readonly Tag[];
  /** Null for a call that only looked, such as a preview, and so makes nothing stale; absent where the session ends. */
  log?: (args: Args<Id>, data: Data<Id>) => LogLine | null;
}

type Reads<Id extends OperationId> = { [One in Id]: readonly Tag[] };
type Writes<Id extends OperationId> = { [One in Id]: WriteRule<One> };
type Build = EndpointBuilder<typeof baseQuery, Tag, 'api'>;

type Endpoints<R extends OperationId, W extends OperationId> = {
  [Id in R]: QueryDefinition<ReadArgs<Id>, typeof baseQuery, Tag, Result<Id>, 'api'>;
} & {
  [Id in W]: MutationDefinition<WriteArgs<Id>, typeof baseQuery, Tag, Result<Id>, 'api'>;
};

/** What a read answered so far. */
export interface ReadAnswer<Id extends OperationId> {
  /** The last answer, kept while other arguments are on their way. */
  data?: Result<Id>;
  /** The answer to the arguments of now. */
  currentData?: Result<Id>;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** How a read is kept up with what other people do; the names are those of RTK Query. */
export interface LiveRead {
  /** Milliseconds after which it is asked again; 0: never. */
  pollingInterval: number;
  /** Not while the page is out of sight. */
  skipPollingIfUnfocused?: boolean;
  /** Asked again once the page comes back into sight. */
  refetchOnFocus: boolean;
}

/** A read that its slice has declared, for lists and reports: {@link useRead} carries it out. */
export interface ReadCall<Id extends OperationId> {
  name: Id;
}

/** What the answer of each declared read shows. */
const shows = new Map<OperationId, readonly Tag[]>();
/** What each declared write makes stale. */
const makesStale = new Map<OperationId, readonly Tag[]>();

const asks = baseApi.injectEndpoints({
  endpoints: (build: Build) => ({
    read: build.query<unknown, { id: OperationId; args: object }>({
      query: (asked) => asked,
      providesTags: (_answer, _error, { id }) => shows.get(id) ?? [],
    }),
  }),
});
const { useReadQuery } = asks;

type State = { api: ReturnType<typeof asks.reducer> };
type Send = ThunkDispatch<State, unknown, UnknownAction>;

/** Sends a read; a signal gives it up. */
type Ask<Id extends OperationId> = (args: Args<Id>, signal?: AbortSignal) => Promise<Result<Id>>;

/**
 * What a read answers, whichever it is.
 *
 * @param args as the operation's parameters have them; a list makes them of its filters
 * @param later whether nothing is asked yet. Default false
 * @param live how it follows what others do. Default: not at all
 */
export function useRead<Id extends OperationId>(
  call: ReadCall<Id>,
  args: object,
  later = false,
  live?: LiveRead,
): ReadAnswer<Id> {
  return useReadQuery({ id: call.name, args }, { skip: later, ...live }) as unknown as ReadAnswer<Id>;
}

/**
 * Asks a read once and does not follow it: what is searched for a choice is of no more use once something is chosen, and
 * would be asked again with every write. An answer that still holds is taken from the cache.
 */
export function useAsk<Id extends OperationId>(call: ReadCall<Id>): Ask<Id> {
  const dispatch = useDispatch<Send>();
  return async (args, signal) => {
    const asked = dispatch(asks.endpoints.read.initiate({ id: call.name, args }, { subscribe: false }));
    signal?.addEventListener('abort', () => asked.abort(), { once: true });
    return (await asked.unwrap()) as Result<Id>;
  };
}

/** Asks any read anew, past what is kept of it. */
export type AskAnew = <Id extends OperationId>(id: Id, args: Args<Id>) => Promise<Result<Id>>;

/** Asks reads for what stands in the books now, whatever a screen has read before. */
export function useAskAnew(): AskAnew {
  const dispatch = useDispatch<Send>();
  return async <Id extends OperationId>(id: Id, args: Args<Id>) => {
    const asked = asks.endpoints.read.initiate({ id, args }, { subscribe: false, forceRefetch: true });
    return (await dispatch(asked).unwrap()) as Result<Id>;
  };
}

/** Sends a read ahead of the screen that is about to show it; that it failed is told there, where it is tried again. */
export function useAskAhead<Id extends OperationId>(call: ReadCall<Id>): (args: Args<Id>) => void {
  const dispatch = useDispatch<Send>();
  return (args) => void dispatch(asks.endpoints.read.initiate({ id: call.name, args }, { subscribe: false }));
}

/** Hears each answer of a read, and keeps it up to date until it is ended. */
type Follow<Id extends OperationId> = (args: Args<Id>, hear: (answer: Result<Id>) => void) => () => void;

/** Follows a read outside of what is drawn: what a write makes stale is asked again as for a screen that shows it. */
export function useFollow<Id extends OperationId>(call: ReadCall<Id>): Follow<Id> {
  const store = useStore<State>();
  const dispatch = useDispatch<Send>();
  return (args, hear) => {
    const asked = { id: call.name, args };
    const followed = dispatch(asks.endpoints.read.initiate(asked));
    const select = asks.endpoints.read.select(asked);
    let heard: unknown;
    const look = () => {
      const { data } = select(store.getState());
      if (!data || data === heard) return;
      heard = data;
      hear(data as Result<Id>);
    };
    const stop = store.subscribe(look);
    return () => {
      stop();
      followed.unsubscribe();
    };
  };
}

/** Puts into the cache what a read would answer now, where a write has answered the same already. */
export function useKeepAnswer<Id extends OperationId>(
  call: ReadCall<Id>,
): (args: Args<Id>, answer: Result<Id>) => void {
  const dispatch = useDispatch<Send>();
  return (args, answer) => void dispatch(asks.util.upsertQueryData('read', { id: call.name, args }, answer));
}

/** Reads again what a write makes stale that was sent in parts, after the last of them and wherever it was left. */
export function useReadAgain(write: OperationId): () => void {
  const dispatch = useDispatch();
  return () => void dispatch(baseApi.util.invalidateTags([...(makesStale.get(write) ?? [])]));
}

/** A rule after its types have done their work. */
interface AnyWriteRule {
  stale: readonly Tag[];
  log?: (args: unknown, data: unknown) => LogLine | null;
}

/**
 * Adds the calls of one controller to the cache.
 *
 * @param tables `reads`: operation id → subjects its answer shows; `writes`: operation id → subjects it makes stale and
 *   its line in the action history. A GET that changes data belongs to `writes`.
 * @returns the hooks of each call, and `calls`: the reads by their operation id, for lists and reports
 */
export function declare<R extends OperationId = never, W extends OperationId = never>(tables: {
  reads?: Reads<R>;
  writes?: Writes<W>;
}) {
  const reads = Object.entries<readonly Tag[]>(tables.reads ?? {}) as [OperationId, readonly Tag[]][];
  const writes = Object.entries(tables.writes ?? {}) as [OperationId, AnyWriteRule][];
  for (const [id, tags] of reads) shows.set(id, tags);
  for (const [id, { stale }] of writes) makesStale.set(id, stale);
  const api = baseApi.injectEndpoints({
    endpoints: (build) =>
      Object.fromEntries([
        ...reads.map(([id, tags]) => [id, readOf(build, id, tags)] as const),
        ...writes.map(([id, rule]) => [id, writeOf(build, id, rule)] as const),
      ]) as unknown as Endpoints<R, W>,
  });
  const calls = Object.fromEntries(reads.map(([name]) => [name, { name }]));
  return { ...api, calls: calls as unknown as { [Id in R]: ReadCall<Id> } };
}

function readOf(build: Build, id: OperationId, tags: readonly Tag[]) {
  return build.query<unknown, object | undefined>({ query: (args) => ({ id, args }), providesTags: tags });
}

function writeOf(build: Build, id: OperationId, { stale, log }: AnyWriteRule) {
  return build.mutation<unknown, { isPart?: boolean }>({
    query: ({ isPart: _isPart, ...args }) => ({ id, args }),
    invalidatesTags: (answer, error, args) => {
      if (args.isPart) return [];
      const hasChanged = error ? mayHaveChanged(error) : log?.(args, dataOf(answer)) !== null;
      return hasChanged ? stale : [];
    },
    onQueryStarted: async (args, { queryFulfilled, extra }) => {
      const line = await queryFulfilled.then(
        ({ data }) => (isOnlyProposed(data) ? null : log?.(args, dataOf(data))),
        () => null,
      );
      if (line) await sendLog(extra as StoreExtra, { ...line, Call: id });
    },
  });
}

function dataOf(answer: unknown): unknown {
  return (answer as { Data: unknown }).Data;
}
