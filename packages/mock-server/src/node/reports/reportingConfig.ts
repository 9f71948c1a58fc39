import type { RequestHandler } from 'express';
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../readJson.ts';

/** Where pages report to that this server hands out. */
const PLACE = '/_mock/reports';

/**
 * The app's `config.json` with reports switched on, so that they stand on the control page. A broken one goes out as it is.
 *
 * @param folder output folder of the app's build
 */
export function reportingConfig(folder: string): RequestHandler {
  return (request, response, next) => {
    const file = path.join(folder, 'config.json');
    if (request.path !== '/config.json' || !fs.existsSync(file)) return next();
    const config = readJson(fs.readFileSync(file));
    if (!config.ok || typeof config.value !== 'object') return next();
    response.setHeader('Cache-Control', 'no-cache');
    response.json({ ...config.value, errorReports: PLACE });
  };
}
