import { userEvent, within } from 'storybook/test';
import type { Canvas } from './canvas.ts';

/** Opens the import of a list's kind of record with a .csv file; returns its window. */
export async function openImport(canvas: Canvas, noun: string, csv: string): Promise<Canvas> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Nhập Excel' }));
  const dialog = await canvas.findByRole('dialog', { name: `Nhập ${noun} từ Excel` });
  const file = new File([csv], `${noun}.csv`, { type: 'text/csv' });
  await userEvent.upload(dialog.querySelector('input[type="file"]') as HTMLInputElement, file);
  return within(dialog);
}
