import type { ApiErrorKind, ApiFailure } from '@so-the/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepKeyBelief } from '../session/keyBelief.ts';
import { keepInMemory } from '../session/storage.ts';
import { hearServerMoment } from './serverMoment.ts';
import {
  forgetLostWrites,
  KEPT,
  RECORDED,
  REMEMBERED_MS,
  sendPressed,
  UNSETTLED,
  type LostDecision,
  type LostWrite,
  type Outcome,
} from './sendPressed.ts';

const PAYMENT = { id: 'payDebtCustomer', args: { body: { CustomerID: 7, Amount: 540_000 } }, shownIn: {} } as const;
const OK: Outcome = { data: { Result: 1 } };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T09:00:00+07:00') });
  keepInMemory();
  forgetLostWrites();
});
afterEach(() => vi.useRealTimers());

describe('where keys are not known to be kept', () => {
  it.each(['timeout', 'network', 'server', 'malformed'] as const)(
    'an answer lost by %s is asked about, and nothing goes out again by itself',
    async (kind) => {
      const { outcome, sent, asked } = await press([lost(kind), OK], ['left']);
      expect([sent, asked.length]).toEqual([1, 1]);
      expect(outcome).toMatchObject({ error: { code: UNSETTLED } });
    },
  );

  it.each(['refused', 'contract', 'forbidden', 'notFound'] as const)(
    '%s is an answer, of which nothing is asked',
    async (kind) => {
      const { outcome, sent, asked } = await press([lost(kind)], []);
      expect([sent, asked]).toEqual([1, []]);
      expect(outcome).toMatchObject({ error: { kind } });
    },
  );

  it('goes out once more for each time the person says so', async () => {
    const { outcome, sent, asked } = await press([lost('timeout'), lost('network'), OK], ['again', 'again']);
    expect([sent, asked.length, outcome]).toEqual([3, 2, OK]);
  });

  it('what the person found in the books is not sent again', async () => {
    const { outcome, sent } = await press([lost('timeout'), OK], ['recorded']);
    expect(sent).toBe(1);
    expect(outcome).toMatchObject({ error: { code: RECORDED } });
  });

  it('the same press from a form that was opened anew is asked about before it goes out', async () => {
    await press([lost('timeout')], ['left']);
    const { sent, asked } = await press([OK], ['left']);
    expect([sent, asked.length]).toEqual([0, 1]);
    const other = { ...PAYMENT, args: { body: { CustomerID: 7, Amount: 540_001 } } };
    expect(await press([OK], [], other)).toMatchObject({ sent: 1, asked: [] });
  });

  it('is forgotten once it was sent, found, or is older than the books are looked back', async () => {
    await press([lost('timeout'), OK], ['again']);
    expect(await press([OK], [])).toMatchObject({ sent: 1, asked: [] });
    await press([lost('timeout')], ['recorded']);
    expect(await press([OK], [])).toMatchObject({ sent: 1, asked: [] });
    await press([lost('timeout')], ['left']);
    vi.advanceTimersByTime(REMEMBERED_MS + 1);
    expect(await press([OK], [])).toMatchObject({ sent: 1, asked: [] });
  });

  it('a refusal after a lost answer leaves the first sending as unclear as it was', async () => {
    await press([lost('timeout'), lost('refused')], ['again']);
    expect((await press([OK], ['left'])).asked).toHaveLength(1);
  });

  it('the question knows when it was pressed first, by the clock of the server', async () => {
    hearServerMoment(Date.parse('2026-11-20T10:00:00+07:00'));
    vi.advanceTimersByTime(61_900);
    const { asked } = await press([lost('timeout'), lost('timeout')], ['again', 'left'], PAYMENT, 5000);
    const pressed = Date.parse('2026-11-20T10:01:01+07:00');
    expect(asked.map(({ since }) => since)).toEqual([pressed, pressed]);
  });
});

describe('where keys are kept', () => {
  beforeEach(() => keepKeyBelief('', 'proven'));

  it('nobody is asked: the key makes sending it again safe', async () => {
    const { outcome, sent, asked } = await press([lost('timeout')], []);
    expect([sent, asked]).toEqual([1, []]);
    expect(outcome).toMatchObject({ error: { kind: 'timeout', code: KEPT } });
  });

  it('a proof that was taken back while the call was out counts no more', async () => {
    const sending = sendPressed(
      PAYMENT,
      () => {
        keepKeyBelief('', 'doubted');
        return Promise.resolve(lost('timeout'));
      },
      () => Promise.resolve('left'),
    );
    expect(await sending).toMatchObject({ error: { code: UNSETTLED } });
  });

  it('a press that was lost without a key stays unsafe, though keys are kept by now', async () => {
    keepKeyBelief('', 'doubted');
    await press([lost('timeout')], ['left']);
    keepKeyBelief('', 'proven');
    const { sent, asked } = await press([lost('timeout'), OK], ['again', 'left']);
    expect([sent, asked.length]).toEqual([1, 2]);
  });
});

function lost(kind: ApiErrorKind): { error: ApiFailure } {
  return { error: { kind, message: 'Không được' } };
}

/** Presses once against a server and a person that answer as scripted; each sending takes so many milliseconds. */
async function press(
  script: readonly Outcome[],
  decisions: readonly LostDecision[],
  write: Omit<LostWrite, 'since'> = PAYMENT,
  takes = 0,
) {
  let sent = 0;
  const asked: LostWrite[] = [];
  const attempt = () => {
    vi.advanceTimersByTime(takes);
    sent += 1;
    return Promise.resolve(script[sent - 1] ?? OK);
  };
  const outcome = await sendPressed(write, attempt, (about) => {
    asked.push(about);
    return Promise.resolve(decisions[asked.length - 1] ?? 'left');
  });
  return { outcome, sent, asked };
}
