/**
 * `npm run build:package`: writes the package as other applications install it into `dist`: ES modules, their types, one
 * style sheet with the fonts beside it, the tokens, the readme and a manifest without this repository's paths.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { readTokens } from '../../../scripts/storybook/tokens.ts';

interface Manifest {
  version: string;
  dependencies: Readonly<Record<string, string>>;
  peerDependencies: Readonly<Record<string, string>>;
}

const home = path.resolve(import.meta.dirname, '..');
const dist = path.join(home, 'dist');
const own = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as Manifest;
const entry = path.join(home, 'src/index.ts');
const fromNpm = [...Object.keys(own.dependencies), ...Object.keys(own.peerDependencies)];

/** The style sheet begins with the tokens that the sheets of the parts use. */
const themeFirst = {
  name: 'theme-first',
  transform: (code: string, id: string) => (id === entry ? `import './theme/theme.css';\n${code}` : undefined),
};

rmSync(dist, { recursive: true, force: true });
await bundle();
writeTypes();
writeFileSync(path.join(dist, 'tokens.json'), `${JSON.stringify(readTokens(), undefined, 2)}\n`);
writeFileSync(path.join(dist, 'package.json'), `${JSON.stringify(manifest(), undefined, 2)}\n`);
copyFileSync(path.join(home, 'README.md'), path.join(dist, 'README.md'));

/** Two entries that share what they share; what npm installs beside the package stays outside. */
async function bundle(): Promise<void> {
  await build({
    root: home,
    configFile: false,
    logLevel: 'error',
    base: './',
    plugins: [themeFirst],
    oxc: { jsx: { development: false } },
    build: {
      outDir: dist,
      target: 'es2022',
      minify: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: {
          index: entry,
          format: path.join(home, 'src/format/index.ts'),
        },
        preserveEntrySignatures: 'strict',
        external: (id) => fromNpm.some((name) => id === name || id.startsWith(`${name}/`)),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'parts/[name].js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'theme.css' : 'fonts/[name][extname]',
        },
      },
    },
  });
}

/** Declarations name each other as the modules that they describe. */
function writeTypes(): void {
  const { status } = spawnSync('tsc', ['-p', path.join(home, 'tsconfig.package.json')], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The types of the package could not be written.');
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.d.ts'),
  )) {
    const file = path.join(dist, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/((?:from|import\() ?'\.[^']*)\.tsx?'/g, "$1.js'"));
  }
}

function manifest(): object {
  const { version, dependencies, peerDependencies } = own;
  return {
    name: '@so-the/ui',
    version,
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './format': { types: './format/index.d.ts', default: './format.js' },
      './theme.css': './theme.css',
      './tokens.json': './tokens.json',
    },
    dependencies,
    peerDependencies,
  };
}
