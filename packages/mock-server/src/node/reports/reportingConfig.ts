import type { RequestHandler } from 'express';
import fs from 'node:fs';
import path from 'node:path';

/** Where pages report to that this server hands out. */
const PLACE = '/_mock/reports';

/**
 * The app's `config.json` with reports switched on, so that they stand on the control page.
 *
 * @param folder output folder of the app's build
 */
export function reportingConfig(folder: string): RequestHandler {
  return (request, response, next) => {
    const file = path.join(folder, 'config.json');
    if (request.path !== '/config.json' || !fs.existsSync(file)) return next();
    const config = JSON.parse(fs.readFileSync(file, 'utf8')) as object;
    response.setHeader('Cache-Control', 'no-cache');
    response.json({ ...config, errorReports: PLACE });
  };
}
