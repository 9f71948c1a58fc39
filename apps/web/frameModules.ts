import react from '@vitejs/plugin-react';
import path from 'node:path';
import { build, type Rolldown } from 'vite';

/** What whoever is logged in sees first: the shell, and the home inside it. */
const FRAME = ['src/app/shell/createShell.tsx', 'src/features/home/HomeScreen.tsx'];

/**
 * Finds the modules that shell and home need by building them alone, so that they can travel in one file without what
 * only lists and forms need.
 *
 * @param root folder of the app
 * @returns ids of modules, as the bundler names them
 */
export async function frameModules(root: string): Promise<ReadonlySet<string>> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: FRAME.map((file) => path.join(root, file)),
        preserveEntrySignatures: 'strict',
        onLog: () => undefined,
      },
    },
  });
  const chunks = outputsOf(built).flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
  return new Set(reached(chunks).flatMap((chunk) => chunk.moduleIds));
}

function outputsOf(built: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput[] {
  if ('on' in built) throw new Error('A build that goes on watching has no outcome.');
  return Array.isArray(built) ? built : [built];
}

/** The entries and what they import at once; what they import later is not waited for. */
function reached(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  }
  return [...found];
}
