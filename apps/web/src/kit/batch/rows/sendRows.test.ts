import { describe, expect, it } from 'vitest';
import { rowLines, sendRows } from './sendRows.ts';

const orders = [{ code: 'HD1' }, { code: 'HD2' }, { code: 'HD3' }];
const keyOf = ({ code }: { code: string }) => code;

describe('chosen rows that are sent', () => {
  it('each go out under a key of their own, with the one reason', async () => {
    const calls: unknown[] = [];
    const send = async (...call: unknown[]) => void calls.push(call);
    const lines = await sendRows(orders.slice(0, 2), { keyOf, send }, 'Khách đổi ý', 'key');
    expect(calls).toEqual([
      [{ code: 'HD1' }, 'Khách đổi ý', 'key.HD1'],
      [{ code: 'HD2' }, 'Khách đổi ý', 'key.HD2'],
    ]);
    expect(lines.map(({ outcome }) => outcome)).toEqual(['saved', 'saved']);
  });

  it('are all tried though one is refused, and a row that lacks something is not sent', async () => {
    const sent: string[] = [];
    const plan = {
      keyOf,
      lacking: ({ code }: { code: string }) => (code === 'HD1' ? 'Chưa nạp thẻ' : undefined),
      send: async ({ code }: { code: string }) => {
        sent.push(code);
        if (code === 'HD2') throw Object.assign(new Error('Đơn đã được người khác cập nhật'), { kind: 'refused' });
      },
    };
    const lines = await sendRows(orders, plan, '', 'key');
    expect(sent).toEqual(['HD2', 'HD3']);
    expect(lines).toEqual([
      { line: 1, row: { code: 'HD1' }, problem: 'Chưa nạp thẻ' },
      { line: 2, row: { code: 'HD2' }, outcome: 'failed', problem: 'Đơn đã được người khác cập nhật' },
      { line: 3, row: { code: 'HD3' }, outcome: 'saved', problem: undefined },
    ]);
    expect(rowLines(orders, plan).map(({ problem }) => problem)).toEqual(['Chưa nạp thẻ', undefined, undefined]);
  });
});
