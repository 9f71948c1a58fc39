import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiFailure, Args, OperationId } from '@so-the/api-client';
import { useOneRun } from '@so-the/ui';
import { businessDay, serverNow, vietnamToday } from '@so-the/ui/format';
import { useAskAnew } from '../../../api/declare.ts';
import { mayHaveHappened } from '../../../api/mayHaveHappened.ts';
import type { LostWrite } from '../../../api/sendPressed.ts';
import { useSession } from '../../../session/useSession.ts';
import { judge, type Verdict } from './judge.ts';
import type { Trace } from './look.ts';
import { lookOf } from './moneyLooks.ts';

/**
 * What is known of a lost write:
 * - what {@link judge} says
 * - `failed`: the books could not be looked through; `isFinal`: trying again will not change that
 * - `unlisted`: a write without money, which nobody looks for
 */
export type Found = Verdict | { state: 'failed'; message: string; isFinal: boolean } | { state: 'unlisted' };

/** A lost write that is looked for. */
export interface LostSearch {
  /** The write in words; undefined for one without money. */
  what: string | undefined;
  /** Undefined until the books were looked through once. */
  found: Found | undefined;
  busy: boolean;
  /** Looks again. */
  look: () => void;
  /** The records that are shown are others: they are not taken for the lost write any more. */
  setAside: (traces: readonly Trace[]) => void;
  /** Looks once more, and calls `go` where there still is nothing of it. */
  lookThen: (go: () => void) => void;
}

/** Looks for a lost write in the document's own list, at once and whenever asked. */
export function useLostWrite({ id, args, shownIn, since }: LostWrite): LostSearch {
  const ask = useAskAnew();
  const { UserID: userId, FullName: name } = useSession().user;
  const [found, setFound] = useState<Found>();
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const running = useOneRun(false);
  const look = lookOf(id);
  const sent = args as Args<OperationId>;

  const seek = async (): Promise<Found> => {
    if (!look) return { state: 'unlisted' };
    const now = serverNow().getTime();
    const days = { from: businessDay(new Date(since ?? now)) ?? vietnamToday(), to: vietnamToday() };
    try {
      const traces = await look.find(sent, { ask, shownIn, days });
      return judgeBut(others, traces, { userId, name: name ?? undefined, since, now });
    } catch (caught) {
      return failedBy(caught);
    }
  };
  const show = () => running.run(async () => setFound(await seek()));
  const begin = useEffectEvent(show);
  useEffect(() => begin(), []);

  return {
    what: look?.what(sent),
    found,
    busy: running.running,
    look: show,
    setAside: (traces) => {
      setOthers(new Set([...others, ...traces.map(keyOf)]));
      setFound({ state: 'missing', earlier: traces });
    },
    lookThen: (go) =>
      running.run(async () => {
        const now = await seek();
        const mayGo = now.state === 'missing' || now.state === 'unlisted' || (now.state === 'failed' && now.isFinal);
        if (mayGo) go();
        else setFound(now);
      }),
  };
}

/** Without the fields that are compared a list cannot be read; a line that broke may be whole again. */
function failedBy(caught: unknown): Found {
  if (caught instanceof TypeError)
    return { state: 'failed', message: 'Máy chủ không cho đủ thông tin để so', isFinal: true };
  const { message, kind } = caught as Partial<ApiFailure> & { message: string };
  return { state: 'failed', message, isFinal: !(kind && mayHaveHappened(kind)) };
}

/** What the person has said to be another record counts as one of before the press. */
function judgeBut(
  others: ReadonlySet<string>,
  traces: readonly Trace[],
  pressed: Parameters<typeof judge>[1],
): Verdict {
  const verdict = judge(
    traces.filter((trace) => !others.has(keyOf(trace))),
    pressed,
  );
  if (verdict.state !== 'missing') return verdict;
  return { ...verdict, earlier: [...verdict.earlier, ...traces.filter((trace) => others.has(keyOf(trace)))] };
}

function keyOf({ what, made }: Trace): string {
  return JSON.stringify([what, made]);
}
