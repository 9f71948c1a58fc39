import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from './canvas.ts';

/** Presses a figure, and fails unless what opens says that it adds up to the same; it stays open. */
export async function openFigure(canvas: Canvas, name: RegExp): Promise<Canvas> {
  const figure = await firstOf(canvas, name);
  await userEvent.click(figure);
  return seenToAddUp();
}

/** Opens figures of a report, totals or tiles, one after another; each must say that what it opens adds up to it. Tables stand at their top again. */
export async function openFigures(canvas: Canvas, ...names: readonly RegExp[]): Promise<void> {
  for (const name of names) {
    const drawer = await openFigure(canvas, name);
    await userEvent.click(drawer.getByRole('button', { name: 'Đóng' }));
  }
  for (const rows of document.querySelectorAll('.st-table__scroll')) rows.scrollTo(0, 0);
}

/** Walks a chart by its keys to a point, opens it by Enter, and closes it; what opens must say that it adds up to the point. */
export async function openPoint(canvas: Canvas, chart: RegExp, ...keys: readonly string[]): Promise<void> {
  const slider = await canvas.findByRole('slider', { name: chart }, { timeout: 8000 });
  slider.focus();
  for (const key of [...keys, 'Enter']) await userEvent.keyboard(`{${key}}`);
  const drawer = await seenToAddUp();
  await userEvent.click(drawer.getByRole('button', { name: 'Đóng' }));
  await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
}

/** Opens the first line of a ranking, and closes it; what opens must say that it adds up to the line. */
export async function openRanked(canvas: Canvas, ranking: RegExp): Promise<void> {
  const figure = within(await canvas.findByRole('figure', { name: ranking }, { timeout: 8000 }));
  const [first] = figure.getAllByRole('link');
  if (!first) throw new Error('No line of the ranking opens.');
  await userEvent.click(first);
  const drawer = await seenToAddUp();
  await userEvent.click(drawer.getByRole('button', { name: 'Đóng' }));
  await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
}

/** The drawer that opened, which says that it adds up to what was pressed. */
async function seenToAddUp(): Promise<Canvas> {
  const drawer = within(await within(document.body).findByRole('dialog'));
  await expect(await drawer.findByText(/đúng bằng số trên báo cáo/)).toBeVisible();
  await expect(drawer.queryByText(/sổ vừa có thay đổi/)).toBeNull();
  return drawer;
}

/** The first figure of that name; a row without business has one of 0, which opens nothing worth reading. */
async function firstOf(canvas: Canvas, name: RegExp): Promise<HTMLElement> {
  const found = await canvas.findAllByRole('button', { name }, { timeout: 8000 });
  const figure = found.find((one) => !/^0\D/.test(one.textContent)) ?? found[0];
  if (!figure) throw new Error(`No figure is called ${String(name)}.`);
  return figure;
}
