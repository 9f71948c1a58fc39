/** Writes the shapes of the world's records where they differ from what is there; with `--check` only compares. */
import fs from 'node:fs';
import path from 'node:path';
import { recordShapes } from './recordShapes.ts';

const file = path.resolve(import.meta.dirname, '../src/node/recordShapes.gen.json');
const text = `${JSON.stringify(recordShapes(), undefined, 2)}\n`;
const isFresh = fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text;
if (!isFresh && process.argv.includes('--check')) {
  console.error(`Out of date with the records: ${file}. Run \`npm run generate\` and commit the result.`);
  process.exitCode = 1;
} else if (!isFresh) fs.writeFileSync(file, text);
