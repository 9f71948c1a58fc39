import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import jsonServer from 'json-server';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Capsule } from './capsule/capsule.ts';
import { replyFailed } from './engine/envelope.ts';
import type { RandomHex } from './engine/random.ts';
import { replyUnknownPath } from './engine/unknownPath.ts';
import type { Origin } from './journal/worldJournal.ts';
import { allowOrigins } from './node/allowOrigins.ts';
import { isApiPath } from './node/apiRoutes.ts';
import { controlGate, maySteer } from './node/controlGate.ts';
import { FOLDERS } from './node/folders.ts';
import { health } from './node/health.ts';
import { MockHost } from './node/mockHost.ts';
import type { HostOptions } from './node/hostOptions.ts';
import { playInto } from './node/scenarioFiles.ts';
import { receiveReports, reportRoutes } from './node/reports/reportRoutes.ts';
import { reportingConfig } from './node/reports/reportingConfig.ts';
import { securityHeaders } from './node/securityHeaders.ts';
import { sendFault, sendReply } from './node/sendReply.ts';
import { staticApp } from './node/staticApp.ts';
import { answerUnreadable } from './node/unreadable.ts';
import { capsuleRoutes, open } from './node/worlds/capsuleRoutes.ts';
import { historyRoutes } from './node/worlds/historyRoutes.ts';
import { MockWorld } from './node/worlds/mockWorld.ts';
import { SharedSeeds } from './node/worlds/sharedSeeds.ts';
import { namedWorld } from './node/worlds/worldName.ts';
import { worldRoutes } from './node/worlds/worldRoutes.ts';
import { WorldRefused, Worlds } from './node/worlds/worlds.ts';
import type { ScenarioFile } from './scenarioFiles/scenarioFile.ts';

/** A server and where it listens. */
export interface ServerOptions extends HostOptions {
  /** 0 takes any free port. */
  port: number;
  /** Address to listen on. */
  host: string;
  /** Whether `/_db` and `/_mock` answer other machines too. */
  isOpen: boolean;
  /** Whether `/_db` and `/_mock` answer at all. Default true. */
  hasControl?: boolean;
  /** Tokens and salts of each world beside the server's own. Default: unguessable. */
  worldRandom?: (name: string) => RandomHex;
  /** Origins whose pages may call the API. Default: its own alone. */
  cors?: readonly string[];
  /** Answers calls of the API in place of the engine, or passes them on to it. Default: the engine answers all. */
  before?: (host: MockHost) => RequestHandler;
  /** Whether pages of the app report their faults to this server. Default false. */
  hearsReports?: boolean;
  /** Output folder of the app's build. Default `apps/web/dist`. */
  appFolder?: string;
  /** Output folder of the control page's build. Default this package's `dist`. */
  consoleFolder?: string;
}

/** A server that answers. */
export interface RunningServer {
  /** Address without a slash at its end. */
  url: string;
  /** What its world grew from; a file keeps its own. */
  origin: Origin;
  /** Reads some more of what is kept of the world, before anybody asks for it; gives whether all is read. */
  readAhead: () => boolean;
  /** Keeps the worlds that were played for the next start or reset; fails when that cannot be written. */
  keepPlayed: () => Promise<void>;
  /** Goes on with a capsule's world, moment and faults. */
  open: (capsule: Capsule) => void;
  /** Plays a checked scenario file, as new worlds then do too; fails for a call that is refused, and all stays as it was. */
  play: (file: ScenarioFile) => void;
  /** Stops taking calls, finishes those that run, and closes the file. */
  close: () => Promise<void>;
}

/** Longest wait for running calls when the server stops, in milliseconds. */
const CLOSE_PATIENCE_MS = 2000;
/** How long a connection may wait for its next call, in milliseconds: longer than any call keeps the process from reading it. */
const KEEP_ALIVE_MS = 65_000;
/** Records read ahead at a time: a call waits a few milliseconds for them at most. */
const RECORDS_AHEAD = 200;

/**
 * Starts the mock server: API, `/_db`, `/_mock` and the built app on one port, with json-server as its shell.
 *
 * @throws when the port is taken or the world's file cannot be used
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const keptWorlds = new SharedSeeds(options.keptWorlds);
  const host = new MockHost({ ...options, keptWorlds });
  const worlds = worldsBeside(host, { ...options, keptWorlds });
  const server = createApp(worlds, options).listen(options.port, options.host);
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('clientError', answerUnreadable);
  await once(server, 'listening').catch((error: unknown) => {
    host.close();
    throw error;
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${addressOf(options.host)}:${port}`,
    get origin() {
      return host.origin;
    },
    readAhead: () => host.readAhead(RECORDS_AHEAD),
    keepPlayed: () => worlds.keepPlayed(),
    open: (capsule) => open(worlds.main, capsule),
    play: (file) => void playInto(host, file),
    close: () => close(server, host),
  };
}

/** What is there before a scenario file is played. */
const NOTHING: Origin = { scenario: 'empty', seed: 1, size: 'small' };

/** Worlds beside the server's own live in memory: its file keeps its own alone. */
function worldsBeside(host: MockHost, options: ServerOptions): Worlds {
  const { keptWorlds, checkResponses, ignoresUnknownNames } = options;
  const main = new MockWorld('', host, options);
  return new Worlds(main, (name, origin) => {
    const file = origin ? undefined : host.beginning?.file;
    const clock = host.clock.twin();
    const random = options.worldRandom?.(name);
    const own = { clock, random, keptWorlds, checkResponses, ignoresUnknownNames, bare: host.bare };
    const made = new MockHost({ ...own, origin: file ? NOTHING : (origin ?? host.origin) });
    if (file) playInto(made, file);
    return new MockWorld(name, made, options);
  });
}

function createApp(worlds: Worlds, options: ServerOptions) {
  const { isOpen, hasControl = true, hearsReports = false, appFolder = FOLDERS.app, cors = [] } = options;
  const choose = hasControl ? worldOf(worlds, isOpen) : () => worlds.main;
  const answered =
    (part: 'api' | 'tables' | 'control'): RequestHandler =>
    (request, response, next) =>
      choose(request)[part](request, response, next);
  const passes = cors.length > 0 ? allowOrigins(cors) : passOn;
  const app = jsonServer.create();
  app.disable('x-powered-by');
  // Calls of the API read their queries themselves; nobody else has one with records in it.
  app.set('query parser', 'simple');
  app.use(securityHeaders);
  app.use((request, response, next) => {
    if (!isApiPath(request.path)) return next();
    passes(request, response, () => answered('api')(request, response, next));
  });
  if (hasControl) app.use('/_mock/reports', receiveReports(choose));
  app.use(['/_db', '/_mock'], hasControl ? controlGate(isOpen) : notFound);
  app.use('/_mock', worldRoutes(worlds, choose));
  app.use('/_mock/history', historyRoutes(worlds, choose));
  app.use('/_mock/capsule', capsuleRoutes(choose, appFolder));
  app.use('/_mock/reports', reportRoutes(choose));
  app.use('/_db', answered('tables'));
  app.use('/_mock', answered('control'));
  app.get('/health', health(appFolder));
  if (hearsReports) app.use(reportingConfig(appFolder));
  app.use(staticApp(appFolder));
  app.use(notFound);
  app.use(failed);
  return app;
}

/** The world a request is in. A name counts for those alone who may steer the server. */
function worldOf(worlds: Worlds, isOpen: boolean): (request: Request) => MockWorld {
  return (request) => {
    const name = namedWorld(request);
    if (name === '') return worlds.main;
    if (!maySteer(request, isOpen)) throw new WorldRefused('Chỉ chọn được thế giới từ máy đang chạy máy chủ này');
    return worlds.open(name);
  };
}

const passOn: RequestHandler = (_request, _response, next) => next();

const notFound: RequestHandler = (request, response) => sendReply(response, replyUnknownPath(request.path));

/** A request that cannot be read is the caller's fault; anything else is ours and is told on the console. */
const failed: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error);
  if (error instanceof WorldRefused) {
    sendReply(response, replyFailed(400, 'Contract', error.message));
    return;
  }
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  if (status >= 400 && status < 500) {
    sendReply(response, replyFailed(status, 'Contract', 'Không đọc được nội dung gửi lên'));
    return;
  }
  sendFault(response, error);
};

async function close(server: Server, host: MockHost): Promise<void> {
  const impatience = setTimeout(() => server.closeAllConnections(), CLOSE_PATIENCE_MS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(impatience);
  host.close();
}

function addressOf(host: string): string {
  if (host === '127.0.0.1' || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
