import { describe, expect, it } from 'vitest';
import { reachedBy } from './reached.ts';

const files: Record<string, string> = {
  'packages/ui/src/index.ts': `export { Button, type ButtonProps } from './Button/Button.tsx';
export { Link } from './Link/Link.tsx';`,
  'packages/ui/src/Button/Button.tsx': `import './Button.css';`,
  'packages/ui/src/Button/Button.css': '',
  'packages/ui/src/Button/Button.stories.tsx': `import { Button } from './Button.tsx';`,
  'packages/ui/src/Link/Link.tsx': '',
  'packages/ui/src/Link/Link.stories.tsx': `import { Link } from './Link.tsx';`,
  'apps/web/src/app/routes.tsx': `{ path: '/cards', title: 'Thẻ', screen: () => import('../features/cards/CardsScreen.tsx') },
{ path: '/pos', title: 'POS', screen: () => import('../features/pos/PosScreen.tsx') },`,
  'apps/web/src/features/cards/CardsScreen.tsx': `import {
  Button,
  type ButtonProps,
} from '@so-the/ui';
import { days } from './days.ts';`,
  'apps/web/src/features/cards/days.ts': '',
  'apps/web/src/features/cards/days.test.ts': `import { days } from './days.ts';`,
  'apps/web/src/features/cards/CardsScreen.stories.tsx': `import { CardsScreen } from './CardsScreen.tsx';
import { withApp } from '../../test/withApp.tsx';`,
  'apps/web/src/features/pos/PosScreen.tsx': `import { Link } from '@so-the/ui';`,
  'apps/web/src/features/pos/PosScreen.stories.tsx': `import { PosScreen } from './PosScreen.tsx';`,
  'apps/web/src/test/withApp.tsx': `import { createRoutes } from '../app/createRoutes.tsx';`,
  'apps/web/src/app/createRoutes.tsx': `import { shellRoutes } from './routes.tsx';
export const createRoutes = () => shellRoutes.map(({ path }) => path);`,
  'apps/web/src/test/states/cells/cards.gen.stories.tsx': `export const Loading = inState('/cards', 'Loading');`,
  'apps/web/src/test/walks/Cards.stories.tsx': `export const FilledIn = walk('/cards?edit=new');`,
  'apps/web/src/test/walks/Odd.stories.tsx': `const screens = shellRoutes.map(({ path }) => path);`,
  'scripts/titles.test.ts': `const files = globSync('**/*.stories.tsx');`,
};
const sources = Object.entries(files).map(([file, text]) => ({ file, text }));
const walks = ['apps/web/src/test/walks/Cards.stories.tsx', 'apps/web/src/test/walks/Odd.stories.tsx'];
const reached = (...changed: string[]) => reachedBy(new Set(changed), sources, []);
const READING = 'scripts/titles.test.ts';

it('a line in a feature reaches its own tests and stories, those of its states, the walks through it, and the tests that read files', () => {
  expect(reached('apps/web/src/features/cards/days.ts')).toEqual({
    tests: ['apps/web/src/features/cards/days.test.ts', READING],
    stories: [
      'apps/web/src/features/cards/CardsScreen.stories.tsx',
      'apps/web/src/test/states/cells/cards.gen.stories.tsx',
      ...walks,
    ],
    routes: ['/cards'],
    leftOut: [],
  });
});

it('a style sheet of a part reaches its stories and those of the screens that take the part out of the package', () => {
  expect(reached('packages/ui/src/Button/Button.css').stories).toEqual([
    'packages/ui/src/Button/Button.stories.tsx',
    'apps/web/src/features/cards/CardsScreen.stories.tsx',
    'apps/web/src/test/states/cells/cards.gen.stories.tsx',
  ]);
  expect(reached('packages/ui/src/Link/Link.tsx').stories).toEqual([
    'packages/ui/src/Link/Link.stories.tsx',
    'apps/web/src/features/pos/PosScreen.stories.tsx',
  ]);
});

it('a test that reads files of its own package alone is reached by a change there', () => {
  const file = 'packages/core/src/rules.test.ts';
  const own = [{ file, text: `readFileSync(join(import.meta.dirname, '../core', name))` }];
  expect(reachedBy(new Set(['packages/core/src/money.ts']), own, []).tests).toEqual([file]);
  expect(reachedBy(new Set(['packages/ui/src/Link.tsx']), own, []).tests).toEqual([]);
  const far = [{ file, text: `readFileSync(join(import.meta.dirname, '../../..', name))` }];
  expect(reachedBy(new Set(['packages/ui/src/Link.tsx']), far, []).tests).toEqual([file]);
});

it('what every story is played with reaches all', () => {
  expect(reached('.storybook/rest.ts').stories).toHaveLength(7);
  expect(reached('packages/ui/src/theme/light.css').stories).toHaveLength(7);
});

it('a text that nothing imports reaches the tests alone that read files', () => {
  expect(reached('README.md')).toEqual({ tests: [READING], stories: [], routes: [], leftOut: [] });
});

describe('a rule of the core', () => {
  const mock: Record<string, string> = {
    'packages/mock-server/src/browser.ts': `import { handlers } from './operations/debt.ts';
import { demo } from './seed/demo.ts';`,
    'packages/mock-server/src/operations/debt.ts': `import { payDebt } from '../core/debts/payDebt.ts';
import { listDebts } from '../core/debts/listDebts.ts';
export const handlers: Controller<'Debt'> = {
  payDebtCustomer: (shop, input) => payDebt(shop, input),
  listDebts: (shop) => listDebts(shop),
};`,
    'packages/mock-server/src/core/debts/payDebt.ts': `import { world } from '../store/world.ts';`,
    'packages/mock-server/src/core/debts/listDebts.ts': `import { world } from '../store/world.ts';`,
    'packages/mock-server/src/core/debts/payDebt.test.ts': `import { payDebt } from './payDebt.ts';`,
    'packages/mock-server/src/core/store/world.ts': '',
    'packages/mock-server/src/seed/demo.ts': `import { payDebt } from '../core/debts/payDebt.ts';`,
    'packages/mock-server/src/debts.test.ts': `import { createEngine } from './browser.ts';`,
    'apps/web/src/features/debts/Debts.stories.tsx': `import { createBrowserEngine } from '@so-the/mock-server/browser';`,
    'apps/web/src/features/pos/Pos.stories.tsx': `import { createBrowserEngine } from '@so-the/mock-server/browser';`,
  };
  const texts = Object.entries(mock).map(([file, text]) => ({ file, text }));
  const stories = ['features/debts/Debts.stories.tsx'];
  const contractTest = 'packages/mock-server/src/debts.test.ts';
  const ledger = [
    { operation: 'payDebtCustomer', stories, contractTest },
    { operation: 'listDebts', stories: ['features/pos/Pos.stories.tsx'], contractTest: '' },
  ];

  it('reaches its own tests, and the stories and the test of the calls that use it', () => {
    const { leftOut, ...found } = reachedBy(new Set(['packages/mock-server/src/core/debts/payDebt.ts']), texts, ledger);
    expect(found).toEqual({
      tests: ['packages/mock-server/src/core/debts/payDebt.test.ts', contractTest],
      stories: ['apps/web/src/features/debts/Debts.stories.tsx'],
      routes: [],
    });
    expect(leftOut).toEqual(['worlds and screens beyond 1 calls: no other call uses what changed']);
  });

  it('and a new call in a table of handlers reach the stories of its calls alone, whatever is written from the contract', () => {
    const written = 'packages/api-client/src/operations.gen.ts';
    const withClient = [
      ...texts.filter(({ file }) => !file.endsWith('Pos.stories.tsx')),
      { file: written, text: '' },
      {
        file: 'apps/web/src/features/pos/Pos.stories.tsx',
        text: `import { operations } from '../../../../../${written}';`,
      },
    ];
    const changed = new Set(['packages/mock-server/src/operations/debt.ts', written]);
    expect(reachedBy(changed, withClient, ledger.slice(0, 1)).stories).toEqual([
      'apps/web/src/features/debts/Debts.stories.tsx',
    ]);
  });

  it('is listed with all others, and a change of that list reaches all that is played on the mock', () => {
    const list = 'packages/mock-server/src/operations/operations.ts';
    const listed = texts.map(({ file, text }) =>
      file.endsWith('browser.ts')
        ? { file, text: `${text}\nimport { all } from './operations/operations.ts';` }
        : { file, text },
    );
    const withList = [...listed, { file: list, text: `export const all = { ...handlers };` }];
    expect(reachedBy(new Set([list]), withList, ledger).stories).toHaveLength(2);
  });

  it('stands on the store, which reaches all that is played on the mock', () => {
    const found = reachedBy(new Set(['packages/mock-server/src/core/store/world.ts']), texts, ledger);
    expect(found.stories).toHaveLength(2);
    expect(found.tests).toHaveLength(2);
  });
});

describe('what all screens share', () => {
  const screens = ['Cards', 'Cards2', 'Customers', 'Pos', 'CashBook', 'Staff'];
  const texts = screens.flatMap((name) => [
    {
      file: `apps/web/src/features/${name}/${name}Screen.stories.tsx`,
      text: `import { statusOf } from '../../kit/list/statusMaps.ts';`,
    },
  ]);
  const near = { file: 'apps/web/src/kit/list/List.stories.tsx', text: `import { statusOf } from './statusMaps.ts';` };
  const changed = new Set(['apps/web/src/kit/list/statusMaps.ts']);

  it('reaches the stories beside it and a screen of each kind, three at least, and says what is left out', () => {
    const found = reachedBy(changed, [near, ...texts], []);
    expect(found.stories).toHaveLength(4);
    expect(found.stories).toEqual(expect.arrayContaining([near.file, texts[2]?.file, texts[4]?.file]));
    expect(found.leftOut).toEqual(['3 files of stories: four screens show what all share']);
  });

  it('is played on every screen where one of them changed too', () => {
    const both = new Set([...changed, texts[0]?.file ?? '']);
    expect(reachedBy(both, [near, ...texts], []).stories).toHaveLength(7);
  });
});
