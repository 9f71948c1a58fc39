/** A page of a peer's own documentation: its title and its public address. */
type Page = readonly [title: string, address: string];

interface Peer {
  name: string;
  /** Which state of its documentation was read: its version where it names one, and the day of its last change. */
  read: { version?: string; day: string };
  licence: string;
  pages: Record<string, Page>;
}

const WIREMOCK = {
  name: 'WireMock',
  read: { version: '3.13.2', day: '2026-04-29' },
  licence: 'Apache-2.0',
  pages: {
    faults: ['Simulating Faults', 'https://wiremock.org/docs/simulating-faults/'],
    state: ['Stateful Behaviour', 'https://wiremock.org/docs/stateful-behaviour/'],
    matching: ['Request Matching', 'https://wiremock.org/docs/request-matching/'],
    verifying: ['Verifying', 'https://wiremock.org/docs/verifying/'],
    recording: ['Record and Playback', 'https://wiremock.org/docs/record-playback/'],
    stubbing: ['Stubbing', 'https://wiremock.org/docs/stubbing/'],
    templates: ['Response Templating', 'https://wiremock.org/docs/response-templating/'],
    inProcess: ['Running without the HTTP Server', 'https://wiremock.org/docs/running-without-http-server/'],
    cloud: ['WireMock Cloud', 'https://wiremock.org/docs/wiremock-cloud/'],
    start: ['API Mocking for Java and JVM', 'https://wiremock.org/docs/'],
    licence: ['Frequently Asked Questions', 'https://wiremock.org/docs/faq/'],
  },
} as const satisfies Peer;

const MOCKOON = {
  name: 'Mockoon',
  read: { version: '9.8.0', day: '2026-08-19' },
  licence: 'MIT',
  pages: {
    rules: ['Responses rules', 'https://mockoon.com/docs/latest/route-responses/dynamic-rules/'],
    crud: ['CRUD routes', 'https://mockoon.com/docs/latest/api-endpoints/crud-routes/'],
    latency: ['v8.4.0 release', 'https://mockoon.com/releases/8.4.0/'],
    sharing: [
      'Sharing your mock API files',
      'https://mockoon.com/docs/latest/mockoon-data-files/sharing-mock-api-files/',
    ],
    cli: ['CLI', 'https://github.com/mockoon/mockoon/blob/main/packages/cli/README.md'],
    logs: ['Logs', 'https://mockoon.com/docs/latest/admin-api/transaction-logs/'],
    recording: [
      'Auto-mocking and recording',
      'https://mockoon.com/docs/latest/logging-and-recording/auto-mocking-and-recording/',
    ],
    serverless: ['Serverless', 'https://github.com/mockoon/mockoon/blob/main/packages/serverless/README.md'],
    app: ['Mockoon GUI cheat sheet', 'https://mockoon.com/docs/latest/gui-cheat-sheet/'],
    licence: ['License', 'https://github.com/mockoon/mockoon/blob/main/LICENSE.md'],
  },
} as const satisfies Peer;

const MSW = {
  name: 'MSW',
  read: { version: '2.x', day: '2026-08-16' },
  licence: 'MIT',
  pages: {
    openApi: ['OpenAPI (Swagger)', 'https://source.mswjs.io/docs/integrations/open-api'],
    data: ['@msw/data', 'https://github.com/mswjs/data/blob/main/README.md'],
    overrides: ['Network behavior overrides', 'https://mswjs.io/docs/best-practices/network-behavior-overrides'],
    streaming: ['Streaming', 'https://mswjs.io/docs/http/mocking-responses/streaming'],
    networkErrors: ['Network errors', 'https://mswjs.io/docs/http/mocking-responses/network-errors'],
    delay: ['delay', 'https://mswjs.io/docs/api/delay'],
    boundary: ['boundary()', 'https://mswjs.io/docs/api/setup-server/boundary'],
    events: ['Life-cycle events', 'https://mswjs.io/docs/api/life-cycle-events'],
    scenarios: ['Dynamic mock scenarios', 'https://mswjs.io/docs/best-practices/dynamic-mock-scenarios'],
    recording: ['Recording HAR', 'https://source.mswjs.io/docs/recipes/recording-har'],
    har: ['Network archive (HAR)', 'https://source.mswjs.io/docs/integrations/har'],
    browser: ['Browser integration', 'https://mswjs.io/docs/integrations/browser'],
    introduction: ['Introduction', 'https://mswjs.io/docs/'],
    licence: ['License', 'https://github.com/mswjs/msw/blob/main/LICENSE.md'],
  },
} as const satisfies Peer;

const COUNTERFACT = {
  name: 'Counterfact',
  read: { version: '2.16.1', day: '2026-08-05' },
  licence: 'MIT',
  pages: {
    faq: ['FAQ', 'https://github.com/counterfact/api-simulator/blob/main/docs/faq.md'],
    state: ['State: Context Objects', 'https://github.com/counterfact/api-simulator/blob/main/docs/features/state.md'],
    failures: [
      'Simulate Failures and Edge Cases',
      'https://github.com/counterfact/api-simulator/blob/main/docs/patterns/simulate-failures.md',
    ],
    latency: [
      'Simulate Realistic Latency',
      'https://github.com/counterfact/api-simulator/blob/main/docs/patterns/simulate-latency.md',
    ],
    readme: ['Counterfact', 'https://github.com/counterfact/api-simulator/blob/main/README.md'],
    scenarios: [
      'Scenario Scripts',
      'https://github.com/counterfact/api-simulator/blob/main/docs/patterns/scenario-scripts.md',
    ],
    proxy: ['Proxy', 'https://github.com/counterfact/api-simulator/blob/main/docs/features/proxy.md'],
    comparison: [
      'How Does Counterfact Compare?',
      'https://github.com/counterfact/api-simulator/blob/main/docs/comparison.md',
    ],
    repl: ['REPL', 'https://github.com/counterfact/api-simulator/blob/main/docs/features/repl.md'],
    licence: ['License', 'https://github.com/counterfact/api-simulator/blob/main/License.md'],
  },
} as const satisfies Peer;

const PRISM = {
  name: 'Prism',
  read: { version: '5.15.11', day: '2026-06-03' },
  licence: 'Apache-2.0',
  pages: {
    mocking: ['HTTP Mocking', 'https://github.com/stoplightio/prism/blob/master/docs/guides/01-mocking.md'],
    readme: ['Prism', 'https://github.com/stoplightio/prism/blob/master/README.md'],
    cli: ['Prism CLI', 'https://github.com/stoplightio/prism/blob/master/docs/getting-started/03-cli.md'],
    errors: ['Errors', 'https://github.com/stoplightio/prism/blob/master/docs/guides/06-errors.md'],
    proxy: ['Validation Proxy', 'https://github.com/stoplightio/prism/blob/master/docs/guides/03-validation-proxy.md'],
    client: ['Prism Client', 'https://github.com/stoplightio/prism/blob/master/docs/guides/07-http-client.md'],
    licence: ['License', 'https://github.com/stoplightio/prism/blob/master/LICENSE'],
  },
} as const satisfies Peer;

const MIRAGE = {
  name: 'Mirage JS',
  read: { day: '2022-10-04' },
  licence: 'MIT',
  pages: {
    orm: ['The ORM', 'https://miragejs.com/docs/main-concepts/orm/'],
    handlers: ['Route handlers', 'https://miragejs.com/docs/main-concepts/route-handlers/'],
    tests: ['Application tests', 'https://miragejs.com/docs/testing/application-tests/'],
    fixtures: ['Fixtures', 'https://miragejs.com/docs/main-concepts/fixtures/'],
    assertions: ['Assertions', 'https://miragejs.com/docs/testing/assertions/'],
    comparison: ['Comparison with other tools', 'https://miragejs.com/docs/comparison-with-other-tools/'],
    licence: ['License', 'https://github.com/miragejs/miragejs/blob/master/LICENSE.md'],
  },
} as const satisfies Peer;

const MICROCKS = {
  name: 'Microcks',
  read: { version: '1.14', day: '2026-06-26' },
  licence: 'Apache-2.0',
  pages: {
    validation: ['Microcks 1.11.0 release', 'https://microcks.io/blog/microcks-1.11.0-release/'],
    state: ['Configuring stateful mocks', 'https://microcks.io/documentation/guides/usage/stateful-mocks/'],
    dispatching: ['Dispatcher & dispatching rules', 'https://microcks.io/documentation/explanations/dispatching/'],
    delays: ['Defining delays for mocks', 'https://microcks.io/documentation/guides/usage/delays/'],
    snapshots: [
      'Snapshotting/restoring Repository',
      'https://microcks.io/documentation/guides/administration/snapshots/',
    ],
    modules: ['Testcontainers Modules', 'https://microcks.io/documentation/references/testcontainers-modules/'],
    importing: ['Importing Services & APIs', 'https://microcks.io/documentation/guides/usage/importing-content/'],
    har: ['Http Archive Conventions', 'https://microcks.io/documentation/references/artifacts/har-conventions/'],
    conformance: ['Conformance testing', 'https://microcks.io/documentation/explanations/conformance-testing/'],
    deployment: [
      'Architecture & deployment options',
      'https://microcks.io/documentation/explanations/deployment-options/',
    ],
    templates: ['Mock Templates', 'https://microcks.io/documentation/references/templates/'],
    introduction: ['What is Microcks?', 'https://microcks.io/documentation/overview/what-is-microcks/'],
    licence: ['License', 'https://github.com/microcks/microcks/blob/master/LICENSE'],
  },
} as const satisfies Peer;

/** The seven peers of the mock server, as their own documentation tells of them. */
export const PEERS = {
  wiremock: WIREMOCK,
  mockoon: MOCKOON,
  msw: MSW,
  counterfact: COUNTERFACT,
  prism: PRISM,
  mirage: MIRAGE,
  microcks: MICROCKS,
} as const;

export type PeerId = keyof typeof PEERS;

/** The seven in the order of the table. */
export const PEER_IDS: readonly PeerId[] = ['wiremock', 'mockoon', 'msw', 'counterfact', 'prism', 'mirage', 'microcks'];

/** Names of the pages of one peer. */
export type PageOf<Id extends PeerId> = keyof (typeof PEERS)[Id]['pages'] & string;

/** One page of a peer. Throws for a name that is none of its pages, which the types of the rows let nobody write. */
export function pageOf(id: PeerId, name: string): Page {
  const pages: Record<string, Page> = PEERS[id].pages;
  const page = pages[name];
  if (page === undefined) throw new Error(`${PEERS[id].name} has no page ${name}`);
  return page;
}

/** The state of a peer's documentation that was read, for a footnote: `3.13.2, 29/04/2026`. */
export function readOf(id: PeerId): string {
  const read: Peer['read'] = PEERS[id].read;
  const day = read.day.split('-').toReversed().join('/');
  return read.version === undefined ? day : `${read.version}, ${day}`;
}
