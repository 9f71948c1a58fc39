import { now } from './clock.ts';
import { dayButtons } from './dayMoney.ts';
import { pressEach } from './moneyButtons.ts';
import { dayOf } from './ownersBooks.ts';
import { moneyButtons } from './partyMoney.ts';
import { expect, RING_TWO, tell, test } from './test.ts';

test('money of partners, collaborators, POS and vouchers: each button pressed ten times moves it once', async ({
  shop,
  cashier,
  wire,
}) => {
  test.setTimeout(300_000);
  const buttons = await moneyButtons(shop);
  await pressEach({ shop, cashier, wire }, buttons);
  tell(`Row 8: ${buttons.length} buttons that move money × 11 presses: 0 sent twice, 0 đồng moved twice`);
});

test(
  'offsets, shares, a statement, losses, advances and the close of the day: each button pressed ten times moves its money once',
  RING_TWO,
  async ({ shop, cashier, wire }) => {
    test.setTimeout(300_000);
    const buttons = await dayButtons(shop);
    await pressEach({ shop, cashier, wire }, buttons);
    const { Closes, LockDate } = (await shop.api.call('listStartMoney', {})).Data;
    expect([Closes.length, LockDate]).toEqual([2, dayOf(now())]);
    tell(
      `Row 8: ${buttons.length} further buttons × 11 presses: 0 sent twice, 0 đồng moved twice, the day locked once`,
    );
  },
);
