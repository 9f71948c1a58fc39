import { ApiError, type Client } from '@so-the/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../session/session.ts';
import { keepInMemory } from '../session/storage.ts';
import type { SessionUser } from '../session/stored.ts';
import { askAhead, dropAhead, takeAhead } from './askedAhead.ts';

const today = { fromDate: '2026-11-20', toDate: '2026-11-20' };
const call = vi.fn<(id: string, args: object) => Promise<unknown>>();
const client = { call } as unknown as Client;

beforeEach(() => {
  vi.useFakeTimers();
  keepInMemory();
  call.mockReset().mockResolvedValue({ Result: 1, Data: {} });
  startSession({ Token: 't', UserID: 2, ShopID: 1, ShopName: 'A' } as SessionUser);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('a read sent ahead', () => {
  it('is taken over by whoever reads the same, once', async () => {
    askAhead(client, 'getRevenueByDay', today);
    askAhead(client, 'getRevenueByDay', { ...today });
    expect(call).toHaveBeenCalledExactlyOnceWith('getRevenueByDay', today, undefined);
    await expect(takeAhead('getRevenueByDay', today)).resolves.toEqual({ Result: 1, Data: {} });
    expect(takeAhead('getRevenueByDay', today)).toBeUndefined();
  });

  it.each([
    ['other days', () => takeAhead('getRevenueByDay', { ...today, fromDate: '2026-11-19' })],
    ['another read', () => takeAhead('getDailyReport', today)],
    ['another shop', () => switched({ Token: 't', UserID: 2, ShopID: 7, ShopName: 'B' })],
    ['another person', () => switched({ Token: 'u', UserID: 3, ShopID: 1, ShopName: 'A' })],
  ])('is nothing to %s', (_whom, take) => {
    askAhead(client, 'getRevenueByDay', today);
    expect(take()).toBeUndefined();
  });

  it('is nothing any more after ten seconds', () => {
    askAhead(client, 'getRevenueByDay', today);
    vi.advanceTimersByTime(10_000);
    expect(takeAhead('getRevenueByDay', today)).toBeUndefined();
  });

  it('is nothing any more once something is written', () => {
    askAhead(client, 'getRevenueByDay', today);
    dropAhead();
    expect(takeAhead('getRevenueByDay', today)).toBeUndefined();
  });

  it('that failed is told to whoever was waiting, and asked anew by the next', async () => {
    call.mockRejectedValueOnce(new ApiError({ kind: 'server', message: 'Hỏng' }));
    askAhead(client, 'getRevenueByDay', today);
    await expect(takeAhead('getRevenueByDay', today)).rejects.toMatchObject({ kind: 'server' });
    askAhead(client, 'getRevenueByDay', today);
    expect(call).toHaveBeenCalledTimes(2);
  });
});

function switched(user: object) {
  startSession(user as SessionUser);
  return takeAhead('getRevenueByDay', today);
}
