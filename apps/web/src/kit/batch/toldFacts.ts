import type { OpenImport, Reading } from './reading/openImport.ts';

/** What a person is told of how a file was read: everything that was left out, found or guessed. */
export function toldOf({ sheets, notes }: Pick<OpenImport, 'sheets' | 'notes'>, reading: Reading): string[] {
  const { sheet, columns, withHidden, untitled } = reading;
  const hidden = sheets.filter((one) => one.hidden && one !== sheet).map(({ name }) => `“${name}”`);
  const unused = sheet.titles.columns.filter((_column, at) => columns[at]?.field === undefined);
  const facts = [
    ...notes,
    sheets.length > 1 && `Đọc trang “${sheet.name}”`,
    hidden.length > 0 && `Không đọc trang ẩn: ${hidden.join(', ')}`,
    sheet.titles.line > 1 && `Tên cột ở dòng ${sheet.titles.line}`,
    unused.length > 0 && `Bỏ qua cột không dùng đến: ${unused.map(({ title }) => title).join(', ')}`,
    sheet.hiddenTitles.length > 0 && `Cột ẩn cũng được đọc: ${sheet.hiddenTitles.join(', ')}`,
    untitled && `Bỏ qua ô không có tên cột: cột ${untitled.letters}, dòng ${untitled.lines.join(', ')}`,
    sheet.hiddenLines > 0 && (withHidden ? 'Đọc cả dòng ẩn' : `Không đọc ${sheet.hiddenLines} dòng ẩn`),
  ];
  return facts.filter((fact) => typeof fact === 'string');
}
