import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ExcelJS from 'exceljs';
import type { Browser, Page } from 'playwright';
import { logIn } from './listSpeed.ts';
import { longestTask } from './longestTask.ts';
import { startMock } from './mockProcess.ts';
import type { Show } from './telling.ts';

const ROWS = 10_000;
const PORT = 4183;
/** No task of the page may take more of the processor while a file is read, judged and saved, in milliseconds. */
const TASK_MS = 50;
const PATIENCE_MS = 300_000;
/**
 * What is drawn at the end of a step. While something is measured nothing is looked for by role or text, and the file is
 * one of the disk: the search, and the letters of a file that is handed over, take longer in the page than the import.
 */
const PREVIEW = 'dialog .st-import tbody tr[data-index="0"]';
const SAVED = 'dialog .st-notice--success';

/**
 * Measures an import of 10,000 customers on the screen: how long it takes, the longest frame meanwhile, and what the longest
 * task of the page takes of the processor. Frames wait for other work of the machine as well, so the latter is judged.
 */
export async function measureImports(browser: Browser, show: Show): Promise<void> {
  const frames = await onScreen(browser, (page, act) => framesWhile(page, act));
  const tasks = await onScreen(browser, async (page, act) => ({
    ms: 0,
    longest: await longestTask(browser, page, act),
  }));
  for (const step of ['file to preview', 'saved with progress'] as const) {
    const took = `${(frames[step].ms / 1000).toFixed(1)} s · longest frame ${Math.round(frames[step].longest)} ms`;
    show(`${ROWS} rows: ${step}`, `${took} · longest task ${Math.round(tasks[step].longest)} ms (${TASK_MS})`);
  }
}

type Steps = Record<'file to preview' | 'saved with progress', Frames>;
type Measure = (page: Page, act: () => Promise<void>) => Promise<Frames>;

interface Frames {
  ms: number;
  longest: number;
}

async function onScreen(browser: Browser, measure: Measure): Promise<Steps> {
  const server = await startMock(PORT);
  const folder = await mkdtemp(path.join(tmpdir(), 'so-the-import-'));
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  try {
    const page = await context.newPage();
    await logIn(page, server.url);
    await page.goto(`${server.url}/customer`);
    await page.getByRole('button', { name: 'Nhập Excel' }).click();
    const file = path.join(folder, 'a.xlsx');
    await writeFile(file, Buffer.from(await customersFile()));
    const toPreview = await measure(page, async () => {
      await page.locator('dialog:modal input[type=file]').setInputFiles(file);
      await page.locator(PREVIEW).waitFor({ timeout: PATIENCE_MS });
    });
    const save = await page.getByRole('button', { name: `Nhập ${ROWS} dòng` }).boundingBox();
    if (!save) throw new Error('The button that saves is not drawn.');
    const toSaved = await measure(page, async () => {
      await page.mouse.click(save.x + save.width / 2, save.y + save.height / 2);
      await page.locator(SAVED).waitFor({ timeout: PATIENCE_MS });
    });
    await page.getByText(`Nhập ${ROWS} dòng thành công, 0 dòng lỗi`).waitFor();
    return { 'file to preview': toPreview, 'saved with progress': toSaved };
  } finally {
    await context.close();
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

/** How long `act` takes, and the longest wait between two frames of the page meanwhile. */
async function framesWhile(page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    const measured = { longest: 0, last: performance.now(), at: 0, isOn: true };
    const frame = (now: number) => {
      if (now - measured.last > measured.longest) [measured.longest, measured.at] = [now - measured.last, now];
      measured.last = now;
      if (measured.isOn) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    Object.assign(window, { measured });
  });
  const started = performance.now();
  await act();
  const ms = performance.now() - started;
  const longest = await page.evaluate(() => {
    const { measured } = window as unknown as { measured: { longest: number; isOn: boolean } };
    measured.isOn = false;
    return measured.longest;
  });
  return { ms, longest };
}

/** A file as ExcelJS writes it: texts, numbers with formats, dates and rates. */
async function customersFile(): Promise<ArrayBuffer> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Khách');
  sheet.addRow([
    'Họ tên',
    'Số điện thoại',
    'Ngày sinh',
    'Địa chỉ',
    'Ngân hàng',
    'Số tài khoản',
    'Phí mặc định (%)',
    'Hạn mức nợ',
    'Ghi chú',
  ]);
  for (let place = 0; place < ROWS; place += 1) {
    const row = sheet.addRow([
      `Nguyễn Văn ${place}`,
      `07${String(10_000_000 + place)}`,
      new Date(Date.UTC(1970 + (place % 30), place % 12, 1 + (place % 28))),
      `${place} Lý Thường Kiệt, Quận 10, TP. Hồ Chí Minh`,
      'VCB',
      441_000_000_000 + place,
      0.018,
      20_000_000 + place * 1000,
      'Khách quen, đáo hạn hằng tháng',
    ]);
    row.getCell(3).numFmt = 'dd/mm/yyyy';
    row.getCell(6).numFmt = '0000000000000';
    row.getCell(7).numFmt = '0.0%';
    row.getCell(8).numFmt = '#,##0';
  }
  return book.xlsx.writeBuffer();
}
