import { createClient } from '@so-the/api-client';
import { createMockAdapter } from '@so-the/mock-server/browser';
import { beforeAll, expect, test } from 'vitest';
import { orderAtWork, stockedShop } from '../../../../../packages/mock-server/src/testing/openShop.ts';
import { isPlace } from '../../kit/places/isPlace.ts';
import { recordSearches } from './recordSearches.ts';

const shop = stockedShop();
const { signal } = new AbortController();
const client = createClient({
  baseUrl: '',
  session: () => shop.session,
  onUnauthorized: () => undefined,
  adapter: createMockAdapter(shop.engine),
});

beforeAll(() => {
  orderAtWork(shop);
  shop.ask('savePartner', { body: { Name: 'Cửa hàng Minh Phát', Phone: '0933333333', Status: 1 } });
});

const [pos] = shop.ask('listPos', {}).Data;
const [account] = shop.ask('listBankCards', {}).Data;

test.each([
  ['hoa', 'Khách hàng', /Hoa/],
  ['4321', 'Khách hàng', /Hoa/],
  ['4821', 'Thẻ', /4821/],
  ['hd1', 'Hợp đồng', /^HD000001$/],
  ['HD000001', 'Hợp đồng', /^HD000001$/],
  [pos?.TID ?? '', 'Máy POS', new RegExp(pos?.PosName ?? '')],
  ['minh phat', 'Đối tác', /Minh Phát/],
  ['DT0001', 'Đối tác', /Minh Phát/],
  [account?.AccountNo ?? '', 'Tài khoản ngân hàng', /Vietcombank|VCB/],
])('"%s" among %s finds what is on file, and a place that opens it', async (text, title, label) => {
  const found = await recordSearches.find((one) => one.title === title)?.find(client, text, signal);
  expect(found?.commands).toMatchObject([{ label: expect.stringMatching(label) as string }]);
  expect(found?.commands.every(({ href }) => href !== undefined && isPlace(href))).toBe(true);
});
