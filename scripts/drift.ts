/** `npm run drift -- FILE`, or `--url URL --as user:password`: where an API departs from the contract (docs/mock.md). */
import path from 'node:path';
import { runDrift } from '../packages/mock-server/src/drift/driftCommand.ts';
import { runCommand } from './runCommand.ts';

await runCommand((argv) => runDrift(argv, path.resolve(import.meta.dirname, '../openapi')));
