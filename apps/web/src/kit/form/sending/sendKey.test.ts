import { describe, expect, it } from 'vitest';
import { keyFor } from './sendKey.ts';

const body = { ScheduleID: 7, Amount: 540_000, Method: 1 };

describe('the key of a money call', () => {
  it('is new for every confirmed dialog', () => {
    const first = keyFor(body, null);
    const second = keyFor(body, null);
    expect(first.key).toMatch(/^[0-9a-f]{32}$/);
    expect(second.key).not.toBe(first.key);
  });

  it('stays while nobody knows whether the same body was carried out', () => {
    const lost = keyFor(body, null);
    expect(keyFor({ ...body }, lost).key).toBe(lost.key);
  });

  it('is new once the body was changed, because another body is another payment', () => {
    const lost = keyFor(body, null);
    expect(keyFor({ ...body, Amount: 540_001 }, lost).key).not.toBe(lost.key);
  });
});
