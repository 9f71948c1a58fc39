import { BARE_WORDS } from '../bare/bareness.ts';
import { SCENARIOS, SIZES } from '../seed/seedWorld.ts';

/** Options of the command line; `help` says what each does, `value` what stands after it. */
export const OPTIONS = {
  port: { type: 'string', default: '4000', value: 'NUMBER', help: 'port of app and API; 4000 when left out' },
  host: { type: 'string', value: 'ADDRESS', help: 'address to listen on; 127.0.0.1 when left out' },
  scenario: { type: 'string', value: 'NAME', help: 'which story the shops have lived, or a file; demo when left out' },
  seed: { type: 'string', value: 'NUMBER', help: 'another draw of names and amounts; 1 when left out' },
  size: { type: 'string', value: 'SIZE', help: `${SIZES.join(', ')}; the scenario's when left out` },
  db: { type: 'string', value: 'FILE', help: 'keeps the world in a file; a write is on disk before its answer' },
  now: { type: 'string', value: 'MOMENT', help: 'where the clock begins, such as 2027-01-31T08:00:00+07:00' },
  capsule: { type: 'string', value: 'FILE', help: "opens a colleague's capsule: world, clock and faults" },
  proxy: { type: 'string', value: 'URL', help: 'passes every call on to another API' },
  record: { type: 'string', value: 'FILE', help: 'writes what passes through --proxy to a new file, without secrets' },
  replay: { type: 'string', value: 'FILE', help: 'answers from a recording first, then by itself' },
  cors: { type: 'string', multiple: true, value: 'ORIGIN', help: 'lets pages of an origin call; may be given again' },
  'no-control': { type: 'boolean', default: false, help: 'closes /_mock and /_db to all' },
  'open-control': { type: 'boolean', default: false, help: 'opens /_mock and /_db to other machines' },
  'ignore-unknown-names': { type: 'boolean', default: false, help: 'passes over query names the contract lacks' },
  reports: { type: 'boolean', default: false, help: 'the app reports its faults to the control page' },
  bare: {
    type: 'string',
    value: 'PARTS',
    help: `leaves out what the specification does not name: ${BARE_WORDS.join(', ')}`,
  },
  help: { type: 'boolean', default: false, help: 'shows this' },
  version: { type: 'boolean', default: false, help: 'shows version and digest of the contract' },
} as const;

/** What `--help` shows. */
export function helpText(): string {
  const lines = Object.entries(OPTIONS).map(([name, option]) => {
    const use = `--${name}${'value' in option ? ` ${option.value}` : ''}`;
    return `  ${use.padEnd(24)}${option.help}`;
  });
  const half = Math.ceil(SCENARIOS.length / 2);
  const scenarios = [SCENARIOS.slice(0, half), SCENARIOS.slice(half)].map((names) => `  ${names.join(', ')}`);
  return ['npm start -- [options]', '', ...lines, '', 'Scenarios:', ...scenarios].join('\n');
}
