/** Who may import whom: the table of the architecture page, by kind of element, so a new feature is guarded from its first file. */
const tests = '\\.(test|stories)\\.tsx?$|/src/test/|/src/testing/';
const npm = (names) => `^node_modules/(${names})/`;
const anyNpm = '^node_modules/';

/** An element may reach `to` only; everything else of this repository is refused. */
const only = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: '^(packages|apps|e2e|scripts|\\.storybook)/', pathNot: to },
});

/** The packages from npm that an element may use; Node's own modules count as packages. */
const packages = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: `${anyNpm}|^[a-z]`, pathNot: `${npm(allowed)}|^(packages|apps)/`, dependencyTypesNot: ['type-only'] },
});

const src = {
  ui: '^packages/ui/src/',
  client: '^packages/api-client/src/',
  mock: '^packages/mock-server/src/',
  workbook: '^packages/workbook/src/',
  web: '^apps/web/src/',
};

/** Folders of core from the ground up: each stands on those above it in this list, never on one beside or below it. */
const coreLayers = [
  ['values'],
  ['command', 'pictures'],
  ['records', 'imports'],
  ['books'],
  ['store'],
  ['access', 'listing', 'scope'],
  ['ledger', 'history', 'parties', 'files'],
  ['approvals'],
  ['affs', 'customers', 'opening', 'snapshot'],
  ['bankCards', 'cards', 'partners', 'pos'],
  ['dayMoney', 'lots', 'posPartners'],
  ['cashBacks', 'schedules'],
  ['bills', 'debts'],
  ['losses', 'remarks', 'statements', 'vouchers'],
  ['bankBook', 'inbox', 'shops'],
  ['reports', 'staff'],
];
const core = (folders) => `${src.mock}core/(${folders.join('|')})/`;

/** Rooms of the kit from the ground up, as core's folders are. */
const kitLayers = [
  ['brand', 'palette', 'period', 'pickers', 'places', 'rebuild', 'rows'],
  ['access', 'answer', 'sheet'],
  ['form'],
  ['batch', 'document', 'print', 'record'],
  ['list'],
  ['cards', 'debt', 'opening', 'order', 'pictures', 'recordScreen', 'report', 'setUp', 'swipe'],
  ['appointments'],
];
const kit = (folders) => `${src.web}kit/(${folders.join('|')})/`;

/** Each folder of `roof` stands on those above it in the list, never on one beside or below it. */
const standsOnLower = (name, roof, layers, folder) =>
  layers.map((folders, place) => ({
    name: `${name}-layer-${folders.join('-')}`,
    comment: `${roof} is built in layers, so that no two of its folders need each other: move the file to where it belongs.`,
    severity: 'error',
    from: { path: folder(folders), pathNot: tests },
    to: { path: roof, pathNot: `${roof}(${['$1', ...layers.slice(0, place).flat()].join('|')})/` },
  }));

/** A new folder of `roof` is refused until it is named in its layers. */
const hasLayer = (name, roof, folders, listName) => ({
  name: `${name}-folder-has-a-layer`,
  comment: `A new folder here is named in ${listName}.`,
  severity: 'error',
  from: { path: `${roof}[^/]+/`, pathNot: `${folders}|${tests}` },
  to: {},
});

/** Rooms of the reports, from what a figure is to where two reports must agree: each stands on those above it in this list. */
const reportRooms = ['figures', 'money', 'orders', 'ties'];

const reportsStandOnFigures = reportRooms.map((room, place) => ({
  name: `reports-${room}`,
  comment: 'A report knows its figures, never the other way round; ties know them all: move what two rooms need down.',
  severity: 'error',
  from: { path: `${core(['reports'])}${room}/`, pathNot: tests },
  to: {
    path: `${core(['reports'])}[^/]+/`,
    pathNot: `${core(['reports'])}(${reportRooms.slice(0, place + 1).join('|')})/`,
  },
}));

const web = (...folders) => folders.map((folder) => `${src.web}${folder}/`).join('|');

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Two files that need each other are one subject.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      comment:
        'The import names nothing. Types of HAR files are a package of types alone, which only the compiler finds.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^har-format$' },
    },
    only('ui-stands-alone', src.ui, src.ui, 'The UI package knows no contract, no app and no mock.'),
    packages(
      'ui-packages',
      src.ui,
      'react|react-dom|@types/react|primereact|primeicons|@tanstack/[^/]+|dayjs|uqr|@fontsource/[^/]+',
      'ui: React, PrimeReact, TanStack, dayjs, uqr.',
    ),
    {
      name: 'primereact-only-in-ui',
      severity: 'error',
      comment: 'Callers never meet a PrimeReact name.',
      from: { path: '^(apps|packages)/', pathNot: `${src.ui}|^packages/ui/bench/` },
      to: { path: npm('primereact|primeicons|@tanstack/[^/]+') },
    },
    only('client-stands-alone', src.client, src.client, 'The client knows the contract only.'),
    only(
      'workbook-stands-alone',
      src.workbook,
      src.workbook,
      'What reads a sheet knows nothing of what its columns mean.',
    ),
    packages('workbook-packages', src.workbook, 'hucre|fflate', 'workbook: hucre, and fflate for its guard.'),
    packages('client-packages', src.client, 'axios', 'api-client: axios.'),
    only('core-is-pure', `${src.mock}core/`, `${src.mock}core/|${src.client}`, 'Business rules import business rules.'),
    {
      name: 'core-contract-types-only',
      severity: 'error',
      comment: 'Core takes types and label tables from the contract, never the client.',
      from: { path: `${src.mock}core/`, pathNot: tests },
      to: { path: `${src.client}(createClient|apiError)` },
    },
    ...standsOnLower('core', `${src.mock}core/`, coreLayers, core),
    hasLayer('core', `${src.mock}core/`, core([...coreLayers.flat(), 'testing']), 'coreLayers'),
    ...reportsStandOnFigures,
    {
      name: 'reports-ground',
      comment: 'What all reports share knows none of them.',
      severity: 'error',
      from: { path: `${core(['reports'])}[^/]+\\.ts$`, pathNot: tests },
      to: { path: `${core(['reports'])}[^/]+/` },
    },
    packages(
      'core-packages',
      `${src.mock}core/`,
      '@noble/hashes',
      'core uses hashes of a package, no other and no Node module.',
    ),
    only(
      'operations-call-core',
      `${src.mock}operations/`,
      `${src.mock}(operations|core|engine)/|${src.client}`,
      'Operations: read arguments, call core, wrap.',
    ),
    packages('operations-packages', `${src.mock}operations/`, 'nothing', 'operations use no package.'),
    only(
      'seed-replays-core',
      `${src.mock}seed/`,
      `${src.mock}(seed|core|samples)/|${src.client}`,
      'The seed replays business through core.',
    ),
    only(
      'samples-know-records',
      `${src.mock}samples/`,
      `${src.mock}(samples|core)/|${src.client}`,
      'Samples draw what core knows, the same on Node and in the browser.',
    ),
    packages('samples-packages', `${src.mock}samples/`, 'fflate', 'samples pack pictures by fflate.'),
    packages('seed-packages', `${src.mock}seed/`, '@faker-js/faker', 'faker in the seed only.'),
    {
      name: 'test-helper-loads-nothing',
      severity: 'error',
      comment: 'A test that steers a server loads types alone, never its engine.',
      from: { path: `${src.mock}testing\\.ts$` },
      to: { path: '.', dependencyTypesNot: ['type-only'] },
    },
    only('lib-knows-types', web('lib'), `${web('lib')}|${src.client}`, 'lib and session know the contract types.'),
    only(
      'session-knows-types',
      web('session'),
      `${web('lib', 'session')}|${src.client}`,
      'lib and session know the contract types.',
    ),
    only(
      'api-calls-client',
      web('api'),
      `${web('api', 'session', 'lib')}|${src.client}`,
      'Slices stand on the client and the session.',
    ),
    only(
      'kit-is-shared',
      web('kit'),
      `${web('kit', 'api', 'session', 'lib')}|${src.ui}|${src.client}|${src.workbook}`,
      'The kit knows no feature.',
    ),
    ...standsOnLower('kit', `${src.web}kit/`, kitLayers, kit),
    hasLayer('kit', `${src.web}kit/`, kit(kitLayers.flat()), 'kitLayers'),
    {
      name: 'feature-is-an-island',
      severity: 'error',
      comment: 'A feature imports kit, ui, api, session and lib, never another feature and never the app.',
      from: { path: `${src.web}features/([^/]+)/`, pathNot: tests },
      to: { path: src.web, pathNot: `${src.web}features/$1/|${web('kit', 'api', 'session', 'lib')}` },
    },
    {
      name: 'mock-stays-out-of-the-release',
      severity: 'error',
      comment: 'Only stories and tests run on the mock engine.',
      from: { path: '^(apps|packages/(ui|api-client))/', pathNot: tests },
      to: { path: src.mock },
    },
    {
      name: 'app-is-the-roof',
      severity: 'error',
      comment: 'The app assembles; nothing below it imports it.',
      from: { path: `${src.web}(?!app/|main)`, pathNot: tests },
      to: { path: `${src.web}app/` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  },
};
