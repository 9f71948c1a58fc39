/** Where the files lie that the server hands out as they are, whether it runs from its sources or as its build left it. */
import fs from 'node:fs';
import path from 'node:path';

const mockServer = packageOf(import.meta.dirname);

/** The repository. */
const repository = path.resolve(mockServer, '../..');

/** Folders of files that are served unchanged, and of what Node keeps between two starts. */
export const FOLDERS = {
  /** The control page as its build left it. */
  console: path.join(mockServer, 'dist'),
  /** The page of the API reference. */
  docs: path.join(mockServer, 'src/node/docs'),
  /** Style sheets and fonts. */
  theme: path.join(repository, 'packages/ui/src/theme'),
  /** The app as its build left it. */
  app: path.join(repository, 'apps/web/dist'),
  /** What Node made of the sources. */
  compiled: path.join(repository, 'node_modules/.cache/node'),
  /** Worlds that were played today. */
  worlds: path.join(repository, 'node_modules/.cache/worlds'),
} as const;

/** Names the build that runs, by the names its bundler gave its files; undefined where the sources run, which may change. */
export const BUILD = import.meta.dirname.startsWith(path.join(mockServer, 'dist'))
  ? fs
      .readdirSync(import.meta.dirname)
      .toSorted()
      .join(' ')
  : undefined;

/** The nearest folder above with a `package.json`. */
function packageOf(folder: string): string {
  return fs.existsSync(path.join(folder, 'package.json')) ? folder : packageOf(path.dirname(folder));
}
