import { ApiError } from '@so-the/api-client';
import { expect, it } from 'vitest';
import { ChunkLoadError } from '../../lib/chunks/ChunkLoadError.ts';
import { reportOf } from './faultReport.ts';
import type { Fault } from '../../lib/faults/faults.ts';

const about = { build: '8b102249', route: '/contract/:scheduleId' };
const place = { ...about, secrets: [] };

const refusal = new ApiError({ kind: 'server', message: 'Khách Nguyễn Thị Hạnh 0987654321', status: 500 });

it.each<[string, Fault, object]>([
  [
    'a thrown error',
    { kind: 'error', thrown: new TypeError('x is not a function') },
    { kind: 'error', name: 'TypeError', message: 'x is not a function' },
  ],
  [
    'a thrown text',
    { kind: 'rejection', thrown: 'no card 4111111111111111' },
    { name: 'string', message: 'no card ***' },
  ],
  [
    'a thrown record',
    { kind: 'rejection', thrown: { FullName: 'Nguyen Thi Hanh' } },
    { name: 'object', message: undefined },
  ],
  [
    'a failed call that nobody caught, without its Message',
    { kind: 'rejection', thrown: refusal },
    { kind: 'rejection', name: 'ApiError', message: 'server', status: 500 },
  ],
  [
    'a call that the server broke',
    { kind: 'call', operation: 'payDebtCustomer', failure: 'server', status: 500 },
    { kind: 'call', operation: 'payDebtCustomer', status: 500, message: 'server' },
  ],
  [
    'the file of a screen, by the words of the specification',
    { kind: 'error', thrown: new ChunkLoadError('/404', 'missing') },
    { kind: 'chunk', name: 'ChunkLoadError', type: 'missing', message: 'loading chunk /404 failed' },
  ],
  [
    'what the policy blocked, by its origin',
    {
      kind: 'policy',
      violation: { effectiveDirective: 'img-src', blockedURI: 'https://foreign.vn/p?Token=9f2c', sample: 'Hạnh' },
    },
    { kind: 'policy', name: 'img-src', message: 'https://foreign.vn' },
  ],
])('tells of %s', (_what, fault, told) => {
  expect(reportOf(fault, place)).toMatchObject({ ...about, ...told });
});

it('tells nothing of sizes that settle a frame later', () => {
  const thrown = 'ResizeObserver loop completed with undelivered notifications.';
  expect(reportOf({ kind: 'error', thrown }, place)).toBeUndefined();
});
