import { counterPlants } from './counter.ts';
import { replacing, stories, type Plant } from './plant.ts';

const badge = 'packages/ui/src/Badge/Badge.css';
const facts = 'packages/ui/src/DescriptionList/DescriptionList.css';
/** The label of a second fact, readable itself, reaches below its value, which looks as that of the first. */
const STRAY_BACKGROUND = `[data-theme='dark'] .st-facts__fact:nth-child(2) dt {
  margin-right: -300px;
  background: #8b95a5;
  color: #0b0d10;
}
`;

/** One of each kind of fault that the suite promises to find. */
export const plants: readonly Plant[] = [
  {
    title: 'a part is one pixel wider',
    file: badge,
    spoil: replacing('padding: 0 5px;', 'padding: 0 5px 0 6px;'),
    command: stories('packages/ui/src/Badge'),
    says: /Pictures to look at/,
  },
  {
    title: 'a colour is hard to read in dark alone',
    file: badge,
    spoil: (text) => `${text}\n[data-theme='dark'] .st-badge--danger {\n  color: #b06a64;\n}\n`,
    command: stories('packages/ui/src/Badge'),
    says: /In the theme "dark": color-contrast/,
  },
  {
    title: 'a text lies over a background that it does not stand in',
    file: facts,
    spoil: (text) => `${text}\n${STRAY_BACKGROUND}`,
    command: stories('packages/ui/src/DescriptionList'),
    says: /In the theme "dark": color-contrast:[^\n]*<dd/,
  },
  {
    title: 'the shell has no main part any more',
    file: 'apps/web/src/app/shell/Shell.tsx',
    spoil: (text) => replacing('</main>', '</div>')(replacing('<main ', '<div ')(text)),
    command: stories('apps/web/src/test/states/cells/manager-bankcard.phone.gen.stories.tsx', '-t', 'Lỗi'),
    says: /role="main"|landmark/,
  },
  {
    title: 'screens refuse in other words',
    file: 'apps/web/src/kit/answer/Answer.tsx',
    spoil: replacing('Bạn không có quyền xem ${noun}.', 'Không xem được.'),
    command: stories('apps/web/src/test/states/cells/manager-bankcard.phone.gen.stories.tsx', '-t', 'Không có quyền'),
    says: /Bạn không có quyền xem tài khoản|element is not there/,
  },
  {
    title: 'a field of the contract is called otherwise',
    file: 'openapi/schemas/partner.yaml',
    spoil: replacing('    Phone:\n', '    Telephone:\n'),
    command: ['npm', 'run', '-s', 'generate:check'],
    says: /out of date|Phone/i,
  },
  {
    title: 'a feature imports another',
    file: 'apps/web/src/features/partners/partnerColumns.ts',
    spoil: (text) => `import '../cards/cardFilters.ts';\n${text}`,
    command: ['depcruise', '--config', '.dependency-cruiser.cjs', 'apps/web/src/features/partners'],
    says: /feature-is-an-island/,
  },
  ...counterPlants,
];
