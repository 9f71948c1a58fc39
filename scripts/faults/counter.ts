import { replacing, stories, unit, type Plant } from './plant.ts';

const screen = (file: string, name: string) => stories(`apps/web/src/${file}.stories.tsx`, '-t', name);
const CONTRACTS = 'features/contracts/ContractsScreen';
const SHELL = 'app/shell/Shell';
const columns = 'apps/web/src/features/contracts/contractColumns.tsx';

/** What once cost the counter time or money, brought back: each is found by the test that holds the line. */
export const counterPlants: readonly Plant[] = [
  {
    title: 'counter: the status of orders is off screen',
    file: columns,
    spoil: (text) => {
      const status = /\n {2}\{\n {4}field: 'Status',[^}]*\},/.exec(text)?.[0] ?? '';
      return text.replace(status, '').replace("\n  { field: 'Note'", `${status}\n  { field: 'Note'`);
    },
    command: screen(CONTRACTS, 'Mặc định'),
    says: /to be less than 3/,
  },
  {
    title: 'counter: a list that failed without a network stays failed',
    file: 'apps/web/src/api/baseApi.ts',
    spoil: replacing('refetchOnReconnect: true', 'refetchOnReconnect: false'),
    command: screen('features/customers/CustomersScreen', 'Mất mạng'),
    says: /Unable to find role="link"/,
  },
  {
    title: 'counter: a record can be added without a network',
    file: 'apps/web/src/kit/list/AddButton.tsx',
    spoil: replacing(' disabled={!online}', ''),
    command: screen('features/customers/CustomersScreen', 'Mất mạng'),
    says: /toBeDisabled/,
  },
  {
    title: 'counter: a dialog moves the page by its scrollbar',
    file: 'packages/ui/src/theme/base.css',
    spoil: replacing('scrollbar-gutter: stable;', ''),
    command: screen('features/home/HomeScreen', 'Mặc định'),
    says: /moves the page/,
  },
  {
    title: 'counter: F1 does nothing among appointments',
    file: 'apps/web/src/kit/list/AddButton.tsx',
    spoil: replacing("event.key !== 'F1'", "event.key !== 'F13'"),
    command: screen('features/schedules/SchedulesScreen', 'F1'),
    says: /Phục vụ khách/,
  },
  {
    title: 'counter: no sheet of keys',
    file: 'apps/web/src/app/shell/KeySheet.tsx',
    spoil: replacing('    document.addEventListener', '    document.removeEventListener'),
    command: screen(SHELL, 'Bảng phím'),
    says: /Phím tắt/,
  },
  {
    title: 'counter: the active line of the menu is below the fold',
    file: 'packages/ui/src/Sidebar/Navigation.tsx',
    spoil: replacing('if (line) bringIntoView(line);', ''),
    command: screen(SHELL, 'Vào thẳng'),
    says: /to be less than or equal/,
  },
  {
    title: 'counter: every order has the same title in the browser',
    file: 'apps/web/src/app/ScreenTitle.tsx',
    spoil: replacing('record ?? title', 'title'),
    command: screen(SHELL, 'Tên bản ghi'),
    says: /Chi tiết hợp đồng · Sổ Thẻ/,
  },
  {
    title: 'counter: the palette knows no POS, partner, account',
    file: 'apps/web/src/app/palette/recordSearches.ts',
    spoil: (text) => text.replaceAll(/\n {2}\{ title: '(?:Máy POS|Đối tác|Tài khoản ngân hàng)'.*/g, ''),
    command: unit('apps/web/src/app/palette'),
    says: /among Máy POS/,
  },
  {
    title: 'counter: the palette knows no way out',
    file: 'apps/web/src/app/palette/useOwnCommands.ts',
    spoil: replacing("label: 'Đăng xuất'", "label: 'Thoát'"),
    command: screen(SHELL, 'Tìm lệnh'),
    says: /Đăng xuất/,
  },
  {
    title: 'counter: filters take three lines before the first row',
    file: 'packages/ui/src/FilterBar/FilterBar.css',
    spoil: replacing('.st-filters__line {\n', '.st-filters__line {\n  flex-direction: column;\n'),
    command: screen(CONTRACTS, 'Mặc định'),
    says: /to be less than 170/,
  },
  {
    title: 'counter: a word that nobody says',
    file: 'apps/web/src/kit/list/AddButton.tsx',
    spoil: replacing("'Thêm mới'", "'Bỏ trống là lúc này'"),
    command: unit('apps/web/src/app/wordings.test.ts'),
    says: /Bỏ trống là lúc này/,
  },
  {
    title: 'counter: a wrong period silently shows all',
    file: 'apps/web/src/kit/period/OpenPeriodField.tsx',
    spoil: replacing('useHeldRange(value, isInOrder,', 'useHeldRange(value, () => true,'),
    command: screen(CONTRACTS, 'Khoảng ngày'),
    says: /to be null/,
  },
  {
    title: 'counter: orders are not sorted by profit',
    file: columns,
    spoil: replacing(
      "'Profit', header: 'Lợi nhuận', cell: 'money', width: 124, sortable: true",
      "'Profit', header: 'Lợi nhuận', cell: 'money', width: 124",
    ),
    command: screen(CONTRACTS, 'Sắp theo'),
    says: /role[= ]"button" and name "Lợi nhuận"/,
  },
  {
    title: 'counter: an import blames a status by its number',
    file: 'apps/web/src/kit/batch/useImport.ts',
    spoil: replacing('inWords(fields, rows, await send(rows, preview, key))', 'send(rows, preview, key)'),
    command: screen('features/customers/CustomerImport', 'Sửa dòng lỗi'),
    says: /số nguyên/,
  },
  {
    title: 'counter: an import shows a wrong day as machines write it',
    file: 'packages/ui/src/ImportPreview/ImportPreview.tsx',
    spoil: replacing('text ? (column.format?.(line.row) ?? text)', 'text ? text'),
    command: screen('features/customers/CustomerImport', 'Sửa dòng lỗi'),
    says: /2090-05-14/,
  },
  {
    title: 'counter: a period is lost to an address that comes late',
    file: 'apps/web/src/kit/period/heldRange.ts',
    spoil: replacing('place < 0', 'place < 1'),
    command: unit('apps/web/src/kit/period'),
    says: /once the owner has taken the first/,
  },
  {
    title: 'counter: a white box round the logo in the dark',
    file: 'apps/web/src/kit/brand/Logo.css',
    spoil: replacing(":not([src$='.svg'])", ''),
    command: screen(SHELL, 'Chủ cửa hàng'),
    says: /Pictures to look at/,
  },
  {
    title: 'counter: a hole in the tiles of a wide window',
    file: 'apps/web/src/features/home/home.css',
    spoil: replacing('repeat(6, minmax(0, 1fr))', 'repeat(7, minmax(0, 1fr))'),
    command: screen('features/home/HomeScreen', '1920'),
    says: /to be less than 1/,
  },
  {
    title: 'counter: a list scrolls inside a page that scrolls',
    file: 'packages/ui/src/DataTable/DataTable.tsx',
    spoil: replacing('  useFillHeight(scroller, bounded);', ''),
    command: stories('apps/web/src/test/states/cells/contract.gen.stories.tsx', '-t', 'Nhiều dòng'),
    says: /a list in a page of/,
  },
];
