import path from 'node:path';
import type { Plugin } from 'vite';

/** Where a build stands. */
export interface BuiltApp {
  /** Folder of the app. */
  root: string;
  /** Folder of what was built. */
  out: string;
  /** Folder of its hashed files. */
  assets: string;
}

/**
 * A plugin that works on what a build has written. Those that say nothing work side by side.
 *
 * @param name what it does, in the words of the build's log
 * @param last whether it waits until all others are through
 */
export function afterBuild(name: string, work: (built: BuiltApp) => Promise<void>, last = false): Plugin {
  let built: BuiltApp | undefined;
  return {
    name: `so-the:${name}`,
    apply: 'build',
    configResolved({ root, build }) {
      const out = path.resolve(root, build.outDir);
      built = { root, out, assets: path.join(out, build.assetsDir) };
    },
    closeBundle: {
      order: last ? 'post' : null,
      sequential: last,
      async handler() {
        if (built) await work(built);
      },
    },
  };
}
