import { expect, test } from 'vitest';
import { stockedShop } from '../testing/openShop.ts';

test('a terminal that somebody else has changed meanwhile is refused, with the terminal as it is now', () => {
  const shop = stockedShop();
  const partner = { Name: 'Cửa hàng Minh Phát', Phone: '0933333333', Status: 1 } as const;
  const { PartnerID } = shop.ask('savePartner', { body: partner }).Data;
  const pos = { PosName: 'POS Minh Phát 1', PartnerID, Status: 1 } as const;
  const { posPartnerID, Version } = shop.ask('savePosPartner', { body: pos }).Data;
  const change = (PosName: string) => ({ ...pos, PosName, posPartnerID, Version });
  shop.ask('savePosPartner', { body: change('POS Minh Phát 2') });
  const refused = shop.reply('savePosPartner', { body: change('POS Minh Phát 3') }).body;
  expect(refused).toMatchObject({ Current: { posPartnerID, PosName: 'POS Minh Phát 2', PartnerName: partner.Name } });
});
