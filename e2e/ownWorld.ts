import { mockAt, type Mock } from '../packages/mock-server/src/testing.ts';
import { SERVER_URL } from './server.ts';

/** The world of this worker, as its tests steer it. */
export function ownWorld(): Mock {
  return mockAt(process.env[SERVER_URL] ?? '').world(`w${process.env['TEST_WORKER_INDEX']}`);
}
