import type { RequestHandler } from 'express';
import { apiRoutes, bodyReader } from '../apiRoutes.ts';
import { control } from '../control.ts';
import { inspector } from '../inspector.ts';
import type { OpenedCapsule } from '../../capsule/capsule.ts';
import type { MockHost } from '../mockHost.ts';
import { ReportLog } from '../reports/appReport.ts';

/** What answers beside the engine. */
export interface WorldOptions {
  /** Answers calls of the API in place of the engine, or passes them on to it. Default: the engine answers all. */
  before?: (host: MockHost) => RequestHandler;
  /** Output folder of the control page's build. Default this package's `dist`. */
  consoleFolder?: string;
}

const passOn: RequestHandler = (_request, _response, next) => next();

/** One tester's world: its data, clock, faults and log (the host), and what answers for it. */
export class MockWorld {
  /** Empty for the world that callers without a name are in. */
  readonly name: string;
  readonly host: MockHost;
  /** Answers a call of the contract. */
  readonly api: RequestHandler;
  /** `/_db` of this world. */
  readonly tables: RequestHandler;
  /** `/_mock` of this world. */
  readonly control: RequestHandler;
  /** Faults that pages in it reported. */
  readonly reports = new ReportLog();
  /** What it was opened from, if from a capsule. */
  opened?: OpenedCapsule;
  /** Moment of the machine's clock at which somebody last asked for it, in milliseconds. */
  usedAt = Date.now();

  constructor(name: string, host: MockHost, { consoleFolder, before }: WorldOptions = {}) {
    this.name = name;
    this.host = host;
    const readBody = bodyReader(host);
    const answer = apiRoutes(host);
    const first = before?.(host) ?? passOn;
    this.api = (request, response, next) => {
      first(request, response, (error?: unknown) => {
        if (error) return next(error);
        readBody(request, response, (fault?: unknown) => {
          if (fault) return next(fault);
          void answer(request, response);
        });
      });
    };
    this.tables = inspector(() => host.world);
    this.control = control(host, consoleFolder);
  }
}
