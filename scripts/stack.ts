/**
 * Reads a stack of the minified site by the source maps of its build: `npm run stack -- stack.txt [folder of maps]`. Each
 * place that a map knows gets its source and line; all else stays as it is. Without a file it reads what is typed.
 */
import fs from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const [file = '/dev/stdin', folder = path.join(root, 'apps/web/dist-maps')] = process.argv.slice(2);
const PLACE = /(?:https?:\/\/[^\s()]*)?\/?assets\/([^\s()/:]+\.js):(\d+):(\d+)/g;
/** Where the maps lay when their sources were named. */
const ASSETS = path.join(root, 'apps/web/dist/assets');

process.stdout.write(
  fs.readFileSync(file, 'utf8').replaceAll(PLACE, (place, chunk: string, line: string, column: string) => {
    const map = path.join(folder, `${chunk}.map`);
    if (!fs.existsSync(map)) return place;
    const payload = JSON.parse(fs.readFileSync(map, 'utf8')) as SourceMapPayload;
    const origin = new SourceMap(payload).findOrigin(Number(line), Number(column));
    if (!('fileName' in origin)) return place;
    const source = path.relative(root, path.resolve(ASSETS, origin.fileName));
    return `${source}:${origin.lineNumber}:${origin.columnNumber}`;
  }),
);
