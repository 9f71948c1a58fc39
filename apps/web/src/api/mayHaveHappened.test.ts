import { describe, expect, it } from 'vitest';
import { mayHaveHappened } from './mayHaveHappened.ts';

describe('a failed call', () => {
  it.each(['timeout', 'network', 'server', 'malformed', 'cancelled'] as const)('%s may have happened', (kind) => {
    expect(mayHaveHappened(kind)).toBe(true);
  });

  it.each(['refused', 'contract', 'unauthorized', 'forbidden', 'notFound'] as const)('%s did not happen', (kind) => {
    expect(mayHaveHappened(kind)).toBe(false);
  });
});
