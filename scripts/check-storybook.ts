/**
 * `npm run check-storybook -- [folder]`: a built Storybook works from any sub-path over plain http while every other
 * request is blocked. It opens pages of docs, parts and screens, and fails for a page that shows no content, asks for a
 * missing file or asks for anything outside its folder. It measures every page of docs but those of screens, plays every
 * story as it plays for whoever opens it (`--few`: every third page, and those stories alone that stand on frames, focus and keys), and does what designers
 * come for, each within the clicks that it may take.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright';
import { designerTasks, partsToFind, type DesignerTask } from './designerTasks.ts';
import { readDocs } from './storybook/docsPages.ts';
import { playLive } from './storybook/livePlays.ts';
import { inLanes } from './storybook/openBook.ts';
import { serveStorybook, type Entry } from './storybook/served.ts';
import { readTokens } from './storybook/tokens.ts';

/** Pages looked at, by the id that Storybook gives them: docs, one part, three screens, all themes. */
const PAGES = [
  'id=giới-thiệu-chào-mừng--docs&viewMode=docs',
  'id=giới-thiệu-ảnh-chụp--docs&viewMode=docs',
  'id=giới-thiệu-tường-ảnh--docs&viewMode=docs&globals=theme:dark',
  'id=giới-thiệu-màn-hình-và-trạng-thái--docs&viewMode=docs',
  'id=nền-tảng-màu-và-tương-phản--docs&viewMode=docs',
  'id=nút-và-lệnh-button--docs&viewMode=docs',
  'id=nút-và-lệnh-button--primary&viewMode=story&globals=theme:all',
  'id=màn-hình-lịch-hẹn--default&viewMode=story&globals=theme:dark',
  'id=màn-hình-khung-ứng-dụng--owner&viewMode=story&globals=density:compact',
  'id=màn-hình-máy-pos--default&viewMode=story&globals=theme:contrast;pagination:en',
];
/** Stories whose play stands on what the browser draws, on the focus and on keys, in each way that there is. */
const PLAYED = new RegExp(
  [
    'CustomerDebtsScreen: (Các bút toán|Giấy tờ|Theo thẻ|Trả nợ rồi hủy|Điều chỉnh công nợ)',
    'FilterBar: Bộ lọc đóng, F3 tới ô tìm',
    'FileDrop: Dán ảnh',
    'Drawer: Đang mở',
    'Shell: Danh mục thu gọn',
    'Renders: Mỗi phím một lần vẽ bảng',
  ].join('|'),
);
const PLAYED_AT_LEAST = 10;
/** Properties of yes or no that the tables of props offer for each page of docs; with fewer of them the tables are read wrongly. */
const SWITCHES_A_PAGE = 1.2;

/** Milliseconds that a page is given to fall silent. */
const SILENCE = 10_000;

/** Some stories show that what the suite alone waits for is not waited for here; `npm test` has no time for all. */
const playsFew = process.argv.includes('--few');

const given = process.argv.slice(2).find((word) => !word.startsWith('--'));
const folder = path.resolve(given ?? 'storybook-static');
const book = await serveStorybook(folder);
const started = performance.now();
await inLanes([undefined, ...PAGES], async (queries) => {
  for (const query of queries) tell(query ?? 'the manager', await faultsTwice(query));
});
tell('tokens.json holds every token', await faultsOfTokens());

const docs = book.entries
  .filter(({ type, title }) => type === 'docs' && !title.startsWith('Màn hình/'))
  // One template draws them all: every third stands for the others where there is no time for all.
  .filter((_page, place) => !playsFew || place % 3 === 0);
let tallest = 0;
let switches = 0;
const docsFaults = await readDocs(book, docs, (_title, { height, yesOrNo }) => {
  tallest = Math.max(tallest, height);
  switches += yesOrNo;
});
tell(`${docs.length} pages of docs, the tallest ${tallest} px`, docsFaults);
tell(`${switches} properties of yes or no`, switches < docs.length * SWITCHES_A_PAGE ? ['too few'] : []);

const plays = book.entries.filter(isPlayed);
if (playsFew && plays.length < PLAYED_AT_LEAST) tell('the stories to be played are there', [`only ${plays.length}`]);
tell(`${plays.length} stories played as whoever opens them sees it`, await playLive(book, plays));

const tasks = Object.entries({ ...designerTasks, ...(playsFew ? someOf(partsToFind) : partsToFind) });
await inLanes(tasks, async (mine) => {
  let at: Opened | undefined;
  for (const [title, { clicks: most, walk }] of mine) {
    at ??= await openFirstPage();
    const { page, faults } = at;
    let clicks = 0;
    const click = async (place: Locator) => {
      clicks += 1;
      await place.click();
    };
    await walk(page, click).catch((error: unknown) => faults.push(String(error)));
    if (clicks > most) faults.push(`takes more than ${most} clicks`);
    tell(`${title}: ${clicks} of ${most} clicks`, faults.splice(0));
    at = await goneBack(at);
  }
});
await book.close();

/** Prints one line for what was checked and one for each fault; a fault fails the run. */
function tell(checked: string, faults: readonly string[]): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${faults.length === 0 ? 'ok ' : 'BAD'} ${checked} (${seconds} s)`);
  for (const fault of faults) console.error(`    ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

/** A page of the manager, and what went wrong there since that was last told. */
interface Opened {
  page: Page;
  faults: string[];
}

async function openFirstPage(): Promise<Opened> {
  const faults: string[] = [];
  const page = await book.openPage(faults);
  await page.goto(`${book.address}index.html`);
  return { page, faults };
}

/** The page as the next task finds it, where somebody begins who opens Storybook; one whose toolbar was used is closed. */
async function goneBack(at: Opened): Promise<Opened | undefined> {
  const { page } = at;
  if (/[?&]globals=/.test(page.url())) {
    await page.close();
    return undefined;
  }
  await page.locator('#storybook-explorer-tree').getByRole('link', { name: 'Chào mừng' }).click();
  await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1, name: 'Sổ Thẻ' }).waitFor();
  return at;
}

/** The first three: what is found by which word is asked of all by a test of its own. */
function someOf(found: Readonly<Record<string, DesignerTask>>): Record<string, DesignerTask> {
  return Object.fromEntries(Object.entries(found).slice(0, 3));
}

function isPlayed({ type, tags, importPath, name }: Entry): boolean {
  const told = `${path.basename(importPath, '.stories.tsx')}: ${name}`;
  return type === 'story' && tags.includes('play-fn') && (!playsFew || PLAYED.test(told));
}

/** What is wrong with a page also when it is opened once more: Storybook now and then asks for a story before its list has come. */
async function faultsTwice(query: string | undefined): Promise<string[]> {
  const faults = await faultsOf(query);
  if (faults.length === 0) return faults;
  console.log(`Opened once more: ${query ?? 'the manager'}: ${faults.join('; ')}`);
  return faultsOf(query);
}

/** What is wrong with one page; empty when it shows its content from its own folder alone. */
async function faultsOf(query: string | undefined): Promise<string[]> {
  const id = /^id=([^&]+)/.exec(query ?? '')?.[1];
  const known = book.entries.map((entry) => entry.id);
  if (id !== undefined && !known.includes(id))
    return [`no such story; there is ${known.filter((own) => own.startsWith(id.split('--')[0] ?? id)).join(', ')}`];
  const faults: string[] = [];
  const page = await book.openPage(faults);
  await page.goto(`${book.address}${query === undefined ? 'index.html' : `iframe.html?${query}`}`);
  const content =
    query === undefined
      ? page.locator('#storybook-explorer-tree')
      : page.locator('#storybook-root > *, #storybook-docs h1').first();
  await content.waitFor({ timeout: 60_000 }).catch(() => faults.push('shows no content'));
  // Faults that come late are told too; a page with frames in it may never fall silent, and is then told as it is by now.
  await page.waitForLoadState('networkidle', { timeout: SILENCE }).catch(() => undefined);
  if (process.env.PICTURES)
    await page.screenshot({
      path: path.join(process.env.PICTURES, `${(id ?? 'manager').normalize('NFD').replaceAll(/[^a-z-]/g, '')}.png`),
    });
  await page.close();
  return faults;
}

async function faultsOfTokens(): Promise<string[]> {
  const written = await readFile(path.join(folder, 'tokens.json'), 'utf8').catch(() => '');
  return written === `${JSON.stringify(readTokens(), undefined, 2)}\n` ? [] : ['it is missing or says something else'];
}
