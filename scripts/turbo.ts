/**
 * Turborepo as this repository runs it: with its telemetry off, and without the notice it prints at a first start. Every
 * script that builds goes through here, for npm has no place to set a variable that works in each system's shell.
 */
import { createRequire } from 'node:module';

process.env.TURBO_TELEMETRY_DISABLED = '1';
process.env.DO_NOT_TRACK = '1';
createRequire(import.meta.url)('turbo/bin/turbo');
