import { expect, test } from 'vitest';
import { must, openShop } from '../testing/openShop.ts';
import { likelyIssuers } from './issuer.ts';
import { listShopCards } from './listCards.ts';
import { deleteCard, saveCard } from './saveCard.ts';

const CARD = { HolderName: 'Nguyen Thi Hoa', DateDues: 25 };

test('the bank is that of the latest card that begins alike, of NAPAS that of its prefix', () => {
  const { world, owner, customerId } = openShop();
  const bankOf = (bin: string) => likelyIssuers(world, bin, owner).map(({ BankCode }) => BankCode);
  expect(['422151', '42215199', '422152', '970436', '970499'].map((bin) => bankOf(bin))).toEqual([
    ['TCB'],
    ['TCB'],
    [],
    ['VCB'],
    [],
  ]);
  const card = { ...CARD, CustomerID: customerId, BankID: 7, Bin: '422151', Last4: '0001' };
  const { cardDataID } = must(saveCard(world, card, owner));
  expect(bankOf('422151')).toEqual(['ACB']);
  must(deleteCard(world, { cardDataID }, owner));
  expect(bankOf('422151')).toEqual(['TCB']);
  expect(likelyIssuers(world, '422151', { ...owner, shopId: owner.shopId + 1 })).toEqual([]);
});

test('cards with the typed last digits come first, and no more than asked for', () => {
  const { world, owner, customerId } = openShop();
  const add = (Last4: string, HolderName: string) =>
    must(saveCard(world, { ...CARD, CustomerID: customerId, BankID: 7, Last4, HolderName }, owner));
  add('0987', 'Tran Van Thanh');
  add('6543', 'Le Hanh');
  const found = (GeneralSearch: string, Most?: number) =>
    listShopCards(world, { GeneralSearch, Most }, owner).rows.map(({ Last4 }) => Last4);
  expect([found('0987'), found('0987', 1), found('6543'), found('hanh'), found('')]).toEqual([
    ['0987', '4821', '6543'],
    ['0987'],
    ['6543', '4821', '0987'],
    ['6543', '0987'],
    ['4821', '0987', '6543'],
  ]);
});
