import type { Engine } from '@so-the/mock-server/browser';
import { answerAs, askAs, type AccountName } from './askEngine.ts';

/** Enters the rates of the book of fee revenue for every shop of somebody, in thousandths of a percent. */
export function setFeeRates(engine: Engine, who: AccountName, VatPercent: number, PitPercent: number): void {
  for (const shop of answerAs(engine, who, 'listShops', { PageSize: 500 }).Data) {
    const { ShopID, ShopName, RoundFeeTo, NotifyDays, LockDate, Status, Version } = shop;
    const kept = { ShopID, ShopName, RoundFeeTo, NotifyDays, LockDate, Status, Version };
    askAs(engine, who, 'saveShop', { body: { ...kept, VatPercent, PitPercent } });
  }
}
