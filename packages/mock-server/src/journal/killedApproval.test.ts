import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type Approval, type Client } from '@so-the/api-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tellFigure } from '../../../../scripts/tellFigure.ts';
import { scenarioPasswordOf } from '../seed/passwords.ts';
import { startChildServer, type ChildServer } from '../testing/childServer.ts';

const MILLION = 1_000_000;
/** Rounds of proposals, each with a kill while they are approved; `KILLS=50` asks for more. */
const ROUNDS = Number(process.env['KILLS'] ?? 3);
/** Each proposal is approved by so many at once. */
const AT_ONCE = 16;
const CUSTOMER = 8;
const Reason = 'Ngân hàng trừ phí thuê máy';

const onUnauthorized = () => undefined;

let folder: string;
let child: ChildServer | undefined;

beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'approved-'));
});

afterEach(() => {
  child?.kill();
  fs.rmSync(folder, { recursive: true });
});

test('sixteen approve each proposal at once, the server is killed in between: each is posted once', async () => {
  let [proposals, told, before] = [0, 0, 0];
  const people = await logAllIn();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const first = await start();
    const amounts = await propose(people.owner(first.url), round);
    const waiting = await waitingOf(people.manager(first.url), amounts);
    expect(waiting.map(({ Kind }) => Kind).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 7]);
    // After the first of them, the second, the third: what nobody was told may or may not have been posted.
    const toldFirst = await approveAll(people.manager(first.url), waiting, (already) => {
      if (already === 1 + (round % 3)) first.kill();
    });
    await first.gone();
    const again = await start();
    const manager = people.manager(again.url);
    const toldAgain = await approveAll(manager, await waitingOf(manager, amounts));
    const posted = await Promise.all(amounts.map((amount) => postedIn(again.url, amount)));
    expect([round, ...posted]).toEqual([round, 1, 1, 1, 1]);
    expect(await waitingOf(manager, amounts)).toEqual([]);
    proposals += amounts.length;
    told += toldFirst + toldAgain;
    before += toldFirst;
    again.kill();
    await again.gone();
  }
  expect(before).toBeGreaterThan(0);
  expect(told).toBeLessThanOrEqual(proposals);
  tellFigure(
    34,
    `${proposals} proposals × ${AT_ONCE} approvals at once, ${ROUNDS} kills (${before} told before): each posted once`,
  );
}, 300_000);

async function start(): Promise<ChildServer> {
  child = await startChildServer(join(folder, 'world.log'), 'demo');
  return child;
}

/** The owner proposes one of each kind, each of an amount in đồng that nobody else has. */
async function propose(owner: Client, round: number): Promise<number[]> {
  const [posted, owed, voucher, loss] = [6, 7, 21, 3].map((millions) => millions * MILLION + 1000 + round) as [
    number,
    number,
    number,
    number,
  ];
  const types = await owner.call('listVoucherTypesByType', { type: 1 });
  const { ConfigID = 0 } = types.Data.find(({ PartyType }) => PartyType === undefined) ?? {};
  const parents = (await owner.call('listCompanyCashBacks', {})).Data.toSorted((a, b) => b.Balance - a.Balance);
  const { PosParentID = 0 } = parents[0] ?? {};
  await owner.call('payCashBack', { body: { PosParentID, Type: 4, Amount: posted, Reason } });
  await owner.call('adjustDebt', { body: { DebtType: 1, PartyID: CUSTOMER, Amount: owed, Reason } });
  await owner.call('addReceipt', { body: { ConfigID, Amount: voucher, Method: 1, Description: Reason } });
  await owner.call('addBadExpense', { body: { Kind: 2, Amount: loss, Fund: { Method: 1 }, Reason } });
  return [posted, owed, voucher, loss];
}

/** What of these amounts waits still. */
async function waitingOf(manager: Client, amounts: readonly number[]): Promise<Approval[]> {
  const { Data } = await manager.call('listApprovals', {});
  return Data.filter(({ Amount = 0 }) => amounts.includes(Math.abs(Amount)));
}

/** How many were told that they approved, each counted as it is told; a server that dies answers nobody. */
async function approveAll(
  manager: Client,
  waiting: readonly Approval[],
  onTold: (already: number) => void = () => undefined,
): Promise<number> {
  let told = 0;
  const count = () => onTold((told += 1));
  const sent = waiting.flatMap((row) => Array.from({ length: AT_ONCE }, () => approve(manager, row).then(count)));
  await Promise.allSettled(sent);
  return told;
}

function approve(manager: Client, { Kind, RefID, Voucher, Loss }: Approval): Promise<unknown> {
  const Status = 1 as const;
  if (Kind === 1)
    return manager.call('adjustDebt', { body: { DebtType: 1, PartyID: CUSTOMER, DebtID: RefID, Status } });
  if (Kind === 7) return manager.call('decideHeldWrite', { body: { HeldWriteID: RefID, Status } });
  if (Voucher?.ConfigID !== undefined) {
    const { ConfigID, Amount, Method, Description, Version } = Voucher;
    const shown = { ConfigID, Amount, Method, Description, Version };
    return manager.call('addReceipt', { body: { ...shown, paymentID: RefID, Status } });
  }
  const { Kind: from = 2, Amount = 0, Version } = Loss ?? {};
  return manager.call('addBadExpense', {
    body: { id: RefID, Kind: from, Amount, Fund: { Method: 1 }, Reason, Version, Status },
  });
}

/** How often an amount stands in the books: entries with a line of it, and payments of a POS, which lots share. */
async function postedIn(url: string, amount: number): Promise<number> {
  const entries = await rowsOf<{ Lines: { Amount: number }[] }>(url, 'entries?_sort=EntryID&_order=desc&_limit=500');
  const payments = await rowsOf<{ Amount: number }>(url, `cashBackPayments?Amount=${amount}`);
  const isOfIt = (line: { Amount: number }) => Math.abs(line.Amount) === amount;
  return payments.length > 0 ? payments.length : entries.filter(({ Lines }) => Lines.some(isOfIt)).length;
}

async function rowsOf<Row>(url: string, query: string): Promise<Row[]> {
  return (await (await fetch(`${url}/_db/${query}`)).json()) as Row[];
}

/** The owner and the manager, logged in once: their sessions outlive the servers. */
async function logAllIn() {
  const first = await start();
  const [owner, manager] = [await logIn(first.url, 'chushop'), await logIn(first.url, 'quanly')];
  first.kill();
  await first.gone();
  return { owner, manager };
}

/** Somebody's calls, to whichever server runs. */
async function logIn(url: string, UserName: string): Promise<(baseUrl: string) => Client> {
  const visitor = createClient({ baseUrl: url, onUnauthorized, session: () => null });
  const { Data: user } = await visitor.call('login', { body: { UserName, Password: scenarioPasswordOf(UserName) } });
  const session = { token: user.Token, userId: user.UserID, shopId: user.ShopID };
  return (baseUrl) => createClient({ baseUrl, onUnauthorized, session: () => session });
}
