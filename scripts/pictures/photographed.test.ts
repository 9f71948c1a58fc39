import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isFormWalk } from '../../.storybook/isScreen.ts';
import { photographedLooks, showsShell } from '../../.storybook/photographed.ts';
import { pictureName } from '../../.storybook/pictureName.ts';

const everyLook = ['cashier', 'cashier-dark', 'phone'];
const light = ['cashier', 'phone'];

describe('the looks of a story', () => {
  it.each([
    ['a part', 'nút-và-lệnh-button--primary', everyLook],
    ['a foundation', 'nền-tảng-biểu-tượng--icons', everyLook],
    ['the usual look of a screen', 'màn-hình-đối-tác--default', everyLook],
    ['the usual look of the login', 'màn-hình-đăng-nhập--empty', everyLook],
    ['a play of a screen', 'màn-hình-đối-tác--record', []],
    ['the form of a screen', 'màn-hình-đối-tác--wrong-fields', ['cashier']],
    ['a screen with long text', 'màn-hình-đối-tác--long-text', []],
    ['an empty screen', 'màn-hình-đối-tác--empty', []],
    ['a shared state of a list', 'màn-hình-đối-tác--failed', []],
    ['the same of the list that stands for all', 'màn-hình-khách-hàng--failed', light],
    ['the same of a report', 'màn-hình-sổ-quỹ--no-permission', light],
    ['the same of a record', 'màn-hình-chi-tiết-hợp-đồng--offline', light],
    ['the same of the home screen', 'màn-hình-trang-chủ--loading', light],
    ['many rows of another list', 'màn-hình-thẻ--many', []],
  ])('%s', (_what, storyId, looks) => {
    expect(photographedLooks(storyId)).toEqual(looks);
  });

  it('only the stories of the shell show it', () => {
    expect(showsShell('màn-hình-khung-ứng-dụng--owner')).toBe(true);
    expect(showsShell('màn-hình-đối-tác--default')).toBe(false);
  });
});

describe('every screen of the app', () => {
  const root = path.join(import.meta.dirname, '../..');
  const files = globSync(['apps/*/src/**/*.stories.tsx', 'packages/mock-server/src/**/*.stories.tsx'], { cwd: root });
  const sources = files.map((file) => readFileSync(path.join(root, file), 'utf8'));
  const titles = Map.groupBy(sources, (source) => /title: '(Màn hình\/[^']+)'/.exec(source)?.[1] ?? '');
  /** Walks from one screen to another, and dialogs of screens that have their own stories. */
  const WALKS = new Set([
    'Từ công nợ tới sổ quỹ',
    'Phiên hết hạn khi đang nhập',
    'Phục vụ khách khi phiên hết hạn',
    'Số dư đầu',
    'Trả lời lạ',
    'Công ty bấm mọi nút',
    'API thiếu phần tự đặt',
    'Kiểm quỹ và chốt sổ',
    'Nhập đối tác',
    'Nhập khách hàng',
    'Kiểm tra mức phí',
    'Thu nợ',
    'Ghi chú và trao đổi của đơn',
    'Biên nhận của đơn',
    'Giữ thẻ và lên lịch',
    'Lịch hẹn theo ngày',
    'Giấy tờ của đơn',
    'Khung ứng dụng – Gói trạng thái',
    'Gói trạng thái mở trong trang',
  ]);
  const isWalk = (title: string) => WALKS.has(title.replace('Màn hình/', '')) || isFormWalk(title);
  /** "Chi tiết hợp đồng: giảm trừ" and "Phục vụ khách, đổi khách" show one side of a screen with its own stories. */
  const isSide = (title: string) => {
    const screen = /^(.+?)[,:] /.exec(title)?.[1];
    return screen !== undefined && titles.has(screen);
  };
  const screens = [...titles].filter(([title]) => title !== '' && !isWalk(title) && !isSide(title));

  it.each(screens)('%s has one story in dark', (title, ofTitle) => {
    const stories = ofTitle.flatMap((source) =>
      [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name),
    );
    const ids = stories.map((name) => `${plain(title)}--${plain(name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-'))}`);
    expect(ids.filter((id) => photographedLooks(id).includes('cashier-dark'))).toHaveLength(1);
  });
});

/** As Storybook writes titles and names into ids, in plain letters. */
function plain(text: string): string {
  return pictureName(text.toLowerCase()).replaceAll(/[^\w]+/g, '-');
}
