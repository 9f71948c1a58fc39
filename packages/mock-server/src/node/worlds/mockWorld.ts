import type { RequestHandler } from 'express';
import { apiRoutes, bodyReader } from '../apiRoutes.ts';
import { control } from '../control.ts';
import { inspector } from '../inspector.ts';
import type { OpenedCapsule } from '../../capsule/capsule.ts';
import type { MockHost } from '../mockHost.ts';

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
  /** What it was opened from, if from a capsule. */
  opened?: OpenedCapsule;
  /** Moment of the machine's clock at which somebody last asked for it, in milliseconds. */
  usedAt = Date.now();

  /** @param consoleFolder output folder of the control page's build. Default this package's `dist`. */
  constructor(name: string, host: MockHost, consoleFolder?: string) {
    this.name = name;
    this.host = host;
    const readBody = bodyReader(host);
    const answer = apiRoutes(host);
    this.api = (request, response, next) => {
      readBody(request, response, (error?: unknown) => {
        if (error) return next(error);
        void answer(request, response);
      });
    };
    this.tables = inspector(() => host.world);
    this.control = control(host, consoleFolder);
  }
}
