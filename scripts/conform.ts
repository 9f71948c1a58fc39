/** `npm run conform -- --url URL --as user:password`: whether a server keeps the contract (docs/mock.md). */
import { runConform } from '../packages/mock-server/src/conform/conformCommand.ts';
import { runCommand } from './runCommand.ts';

await runCommand(runConform);
