import express, { Router, type Request } from 'express';
import type { MockWorld } from '../worlds/mockWorld.ts';
import { readJson } from '../readJson.ts';
import { orRefuse, refuse } from '../refuse.ts';
import { readReport } from './appReport.ts';

/** Most bytes that a report may have. */
const BODY_LIMIT = 16_384;

/**
 * Takes the reports of pages. Everybody may send one, from any origin, for the app under test runs on other machines too; it comes
 * as plain text, about which no browser asks first. It is kept in the world of the page.
 */
export function receiveReports(worldOf: (request: Request) => MockWorld): Router {
  const router = Router();
  router.post('/', express.raw({ type: () => true, limit: BODY_LIMIT, inflate: false }), (request, response) => {
    const bytes: unknown = request.body;
    const read = readJson(bytes instanceof Uint8Array ? bytes : new Uint8Array());
    if (!read.ok) return refuse(response, '', read.message);
    orRefuse(response, () => {
      const { reports, host } = worldOf(request);
      reports.add(readReport(read.value), host.clock.now());
      response.status(204).end();
    });
  });
  return router;
}

/** `/_mock/reports`: what pages reported, and a clean sheet. */
export function reportRoutes(worldOf: (request: Request) => MockWorld): Router {
  const router = Router();
  router.get('/', (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.json(worldOf(request).reports.latest);
  });
  router.delete('/', (request, response) => {
    worldOf(request).reports.clear();
    response.json([]);
  });
  return router;
}
