import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
/** Inside the repository, so that React and the rest are found; nothing of the repository's own settings reaches it. */
const app = path.join(root, 'node_modules/.cache/outside-app');
const installed = path.join(app, 'node_modules/@so-the/ui');

const MAIN = `import { Button, DataTable, MoneyField, PrimeScope, type Column } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';
import '@so-the/ui/theme.css';
import { createRoot } from 'react-dom/client';
import { useState } from 'react';

interface Row { id: string; name: string; amount: number }
const columns: readonly Column<Row>[] = [
  { field: 'name', header: 'Tên' },
  { field: 'amount', header: 'Số tiền', cell: 'money' },
];

export function Page() {
  const [amount, setAmount] = useState<number | null>(1_200_000);
  return (
    <PrimeScope>
      <MoneyField label="Số tiền" value={amount} onChange={setAmount} />
      <p>{formatMoney(amount ?? 0)}</p>
      <DataTable label="Thẻ" columns={columns} rowKey="id" source={{ rows: [{ id: '1', name: 'An', amount: 5 }] }} />
      <Button onClick={() => undefined}>Lưu</Button>
    </PrimeScope>
  );
}
const place = document.getElementById('app');
if (place) createRoot(place).render(<Page />);
`;

const SETTINGS = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    // Our own declarations are to be read, too.
    skipLibCheck: false,
    types: [],
  },
  include: ['main.tsx'],
};

describe('the UI package in an app of its own', () => {
  beforeAll(() => {
    const { status, stderr } = run('node', ['packages/ui/scripts/buildPackage.ts']);
    if (status !== 0) throw new Error(stderr);
    rmSync(app, { recursive: true, force: true });
    mkdirSync(path.dirname(installed), { recursive: true });
    cpSync(path.join(root, 'packages/ui/dist'), installed, { recursive: true });
    writeFileSync(path.join(app, 'main.tsx'), MAIN);
    writeFileSync(path.join(app, 'env.d.ts'), "declare module '*.css';\n");
    writeFileSync(path.join(app, 'index.html'), '<div id="app"></div><script type="module" src="./main.tsx"></script>');
    writeFileSync(path.join(app, 'tsconfig.json'), JSON.stringify({ ...SETTINGS, include: ['main.tsx', 'env.d.ts'] }));
  }, 400_000);

  it('has types that an app of ES2022 reads without a fault', () => {
    const { stdout } = run('tsc', ['-p', app]);
    expect(stdout.split('\n').filter((line) => /so-the|^main\.tsx|outside-app\/main/.test(line))).toEqual([]);
  });

  it('is bundled by an app, with its style sheet and its fonts, and names nothing of this repository', async () => {
    await build({ root: app, configFile: false, logLevel: 'error', build: { outDir: path.join(app, 'built') } });
    const files = globSync('built/**/*.{js,css,woff2}', { cwd: app });
    const text = (ending: string) =>
      files
        .filter((file) => file.endsWith(ending))
        .map((file) => readFileSync(path.join(app, file), 'utf8'))
        .join('');
    expect(text('.css')).toContain('--st-color-primary');
    expect(text('.css')).toContain('.st-button');
    expect(text('.js')).toContain('Số tiền');
    expect(files.some((file) => file.endsWith('.woff2'))).toBe(true);
    expect(
      globSync('**/*.{js,d.ts}', { cwd: installed }).filter((file) =>
        readFileSync(path.join(installed, file), 'utf8').includes(root),
      ),
    ).toEqual([]);
  });

  it('asks for React 19 or newer, and for what it stands on in the versions tried here', () => {
    const manifest = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as Record<string, object>;
    expect(manifest.peerDependencies).toEqual({ react: '>=19', 'react-dom': '>=19' });
    expect(manifest.dependencies).toHaveProperty('primereact');
  });
});

function run(command: string, args: readonly string[]) {
  return spawnSync(command, args, { cwd: root, encoding: 'utf8' });
}
