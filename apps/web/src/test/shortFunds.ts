import type { Engine } from '@so-the/mock-server/browser';
import { answerAs, askAs, logIn, type AccountName } from './askEngine.ts';

/** Adds a bank account with nothing in it to the shop of a story: VCB ···0001. */
export function addEmptyAccount(engine: Engine, who: AccountName): void {
  const account = { BankCode: 'VCB', AccountNo: '1000000001', AccountOwner: 'TRAN VAN CHU', OpeningBalance: 0 };
  askAs(engine, who, 'saveBankCard', { body: { ...account, IsDefault: false, Status: 1 } });
}

/** What the shop of a story does from now on when a fund is short: 1 refuses, 2 asks for a reason, 3 lets it pass. */
export function setNegativeFunds(engine: Engine, who: AccountName, NegativeFunds: 1 | 2 | 3): void {
  const { ShopID } = logIn(engine, who);
  const shop = answerAs(engine, who, 'listShops', { PageSize: 500 }).Data.find((row) => row.ShopID === ShopID);
  if (!shop) throw new Error(`${who} works in no shop of the story's world.`);
  const { ShopName, RoundFeeTo, NotifyDays, LockDate, Status, Version } = shop;
  askAs(engine, who, 'saveShop', {
    body: { ShopID, ShopName, RoundFeeTo, NotifyDays, LockDate, Status, Version, NegativeFunds },
  });
}
