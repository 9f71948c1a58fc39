import { expect, type Page } from '@playwright/test';
import type { Client, ClientSession } from '../packages/api-client/src/client.ts';
import { createClient } from '../packages/api-client/src/createClient.ts';
import type { Args, Data } from '../packages/api-client/src/operation.ts';
import type { Mock } from '../packages/mock-server/src/testing.ts';
import { now } from './clock.ts';
import type { RecordForm } from './recordForms.ts';

const MILLION = 1_000_000;
const DAY_MS = 24 * 60 * 60_000;
/** Whoever hired somebody longer ago is no tie any more. */
const LONG_AGO_MS = 40 * DAY_MS;

/** A shop for one test: an account of 500 tr, a POS at 1,32 %, a customer with a Visa card, a partner with a terminal, and what the server knows of them. */
export class Shop {
  readonly owner = { UserName: 'chushop', Password: 'Chushop@123' };
  readonly customer = 'Nguyễn Thị Hạnh';
  readonly mock: Mock;
  readonly api: Client;
  #session: ClientSession | null = null;
  ids = { bankCard: 0, pos: 0, customer: 0, card: 0, partner: 0, posPartner: 0 };

  constructor(mock: Mock) {
    this.mock = mock;
    const { url: baseUrl, headers } = mock;
    this.api = createClient({ baseUrl, headers, session: () => this.#session, onUnauthorized: () => undefined });
  }

  /** Starts a world without business, at the hour that is played, with one shop ready to work. */
  static async open(mock: Mock): Promise<Shop> {
    const shop = new Shop(mock);
    await shop.reset('empty');
    await shop.logIn();
    const { api } = shop;
    const account = { BankCode: 'VCB', AccountNo: '1017595600', AccountOwner: 'TRAN BINH MINH', Status: 1 as const };
    const pos = { PosName: 'POS quầy 1', TID: '12345678', BankID: 1, Fees: [{ FeePercent: 1320 }] };
    const terms = { SettleDays: 1, SkipHoliday: true, OpeningDebt: 0, Status: 1 as const };
    const limits = { MaxPerBill: 40 * MILLION, MaxPerDay: 60 * MILLION, MaxPerCardPerDay: 9 };
    const card = { HolderName: 'NGUYEN THI HANH', Relation: 1 as const, BankID: 5, TypeCard: 1 as const };
    const place = { cardInShop: false, Status: 1 as const };
    shop.ids.bankCard = (
      await api.call('saveBankCard', { body: { ...account, OpeningBalance: 500 * MILLION, IsDefault: true } })
    ).Data.BankCardID;
    shop.ids.pos = (await api.call('savePos', { body: { ...pos, ...terms, ...limits } })).Data.posID;
    const who = { FullName: shop.customer, Phone: '0987654321', Status: 1 as const };
    shop.ids.customer = (await api.call('saveCustomer', { body: who })).Data.CustomerID;
    const body = { ...card, ...place, CustomerID: shop.ids.customer, Last4: '4321', DateDues: 25, FeePercent: 1800 };
    shop.ids.card = (await api.call('saveCard', { body })).Data.cardDataID;
    const partner = { Name: 'Cửa hàng Minh Phát', Phone: '0909123456', FeePercentDefault: 1500, Status: 1 as const };
    shop.ids.partner = (await api.call('savePartner', { body: partner })).Data.PartnerID;
    const terminal = { PosName: 'POS Minh Phát', PartnerID: shop.ids.partner, Status: 1 as const };
    shop.ids.posPartner = (await api.call('savePosPartner', { body: terminal })).Data.posPartnerID;
    return shop;
  }

  /** Puts a scenario's world and the played hour back, without faults. */
  async reset(scenario: 'empty' | 'demo' | 'long-text'): Promise<void> {
    await this.mock.scenario(scenario);
    await this.settle();
  }

  /** Ends all faults and puts the played hour back. */
  async settle(): Promise<void> {
    await this.mock.mend();
    await this.mock.clock(now().toISOString());
  }

  /** Lets more than a day go by, so that every token has run out. */
  async tokensRunOut(): Promise<void> {
    await this.comesTo(new Date(now().getTime() + DAY_MS + 60_000));
  }

  /** Lets the server's clock stand at a moment from which it goes on. */
  async comesTo(moment: Date): Promise<void> {
    await this.mock.clock(moment.toISOString());
    await this.logIn();
  }

  /** Opens the page as somebody who is logged in, without the walk through /login. */
  async enter(page: Page, path: string, who = this.owner): Promise<Data<'login'>> {
    const { Data: user } = await this.api.call('login', { body: who });
    await page.addInitScript((stored) => {
      if (sessionStorage.getItem('entered') !== null) return;
      sessionStorage.setItem('entered', stored.Token);
      localStorage.setItem('user', JSON.stringify(stored));
      // The answer to the login has said so.
      localStorage.setItem('keyBelief', JSON.stringify({ api: '', belief: 'announced' }));
      localStorage.setItem('token', stored.Token);
    }, user);
    await page.goto(path);
    return user;
  }

  /** Goes on in the same page as somebody else, without the walk through /login. */
  async enterAs(page: Page, path: string, who: Shop['owner']): Promise<void> {
    const { Data: user } = await this.api.call('login', { body: who });
    // The page before stops here: a call of it that is answered 401 now would remember its own address.
    await page.goto(new URL('/config.json', page.url()).href);
    await page.evaluate((stored) => {
      localStorage.clear();
      sessionStorage.removeItem('tabShop');
      sessionStorage.removeItem('rememberedPath');
      localStorage.setItem('user', JSON.stringify(stored));
      // The answer to the login has said so.
      localStorage.setItem('keyBelief', JSON.stringify({ api: '', belief: 'announced' }));
      localStorage.setItem('token', stored.Token);
    }, user);
    await page.goto(path);
  }

  /** Opens the form of a new record in the page, as who fills it in. */
  async openForm(page: Page, { at, who }: Pick<RecordForm, 'at' | 'who'>): Promise<void> {
    if (who) await this.enterAs(page, at, who);
    else await this.follow(page, at);
  }

  /**
   * Goes to an address as a link of the app does: the page is not loaded anew. The former screen stands until the next
   * one has come, with buttons that may be called alike: it is waited for.
   */
  async follow(page: Page, address: string): Promise<void> {
    await expect(page.getByRole('navigation').first()).toBeVisible();
    const former = await page.evaluateHandle((to) => {
      const title = document.querySelector('main h1');
      const isElsewhere = new URL(to, location.href).pathname !== location.pathname;
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      return isElsewhere && title ? { title, text: title.textContent } : undefined;
    }, address);
    await page.waitForFunction((was) => !was?.title.isConnected || was.title.textContent !== was.text, former);
  }

  /** Makes an appointment of the customer; its number as people say it. */
  async appointment(): Promise<string> {
    return (await this.#make({})).Code;
  }

  /** Makes an order of the customer and brings it to Đang thực hiện. */
  async startOrder(terms: Partial<Args<'createSchedule'>['body']> = {}): Promise<number> {
    const { ScheduleID } = await this.#make(terms);
    for (const Status of [1, 2] as const) await this.api.call('changeScheduleStatus', { ScheduleID, Status });
    return ScheduleID;
  }

  async #make(terms: Partial<Args<'createSchedule'>['body']>) {
    const body = {
      ServiceType: 1 as const,
      CustomerID: this.ids.customer,
      CardDataID: this.ids.card,
      AppointmentDate: now().toISOString(),
      Amount: 30 * MILLION,
      CustomerFeePercent: 1800,
      FeeMode: 2 as const,
      StaffID: this.#session?.userId ?? 0,
      ...terms,
    };
    return (await this.api.call('createSchedule', { body })).Data;
  }

  /** Makes an order whose card is paid and swiped. */
  async workedOrder(): Promise<number> {
    const ScheduleID = await this.startOrder();
    const fund = { Method: 2 as const, BankCardID: this.ids.bankCard };
    const { api } = this;
    await api.call('addPaymentSchedule', { body: { ScheduleID, Amount: 30 * MILLION, ...fund } });
    await api.call('addWithdrawal', { body: { ScheduleID, PosID: this.ids.pos, Amount: 30 * MILLION } });
    return ScheduleID;
  }

  /** The same order settled: the customer owes the fee of 540.000. */
  async finishedOrder(): Promise<number> {
    const ScheduleID = await this.workedOrder();
    await this.api.call('changeScheduleStatus', { ScheduleID, Status: 4 });
    return ScheduleID;
  }

  /** Adds a manager who has worked there for long, and so may approve what the owner proposes (domain §2(q)). */
  async addManager({ UserName, Password }: Shop['owner']): Promise<void> {
    const ShopIDs = [this.#session?.shopId ?? 0];
    await this.comesTo(new Date(now().getTime() - LONG_AGO_MS));
    const who = { UserName, Password, FullName: 'Lê Thị Quản', GroupID: 2 as const };
    await this.api.call('saveStaff', { body: { ...who, ShopIDs, Status: 1 } });
    await this.comesTo(now());
  }

  /** How many lines an order has, by kind; a cancelled one still counts. */
  async linesOf(ScheduleID: number) {
    const history = (await this.api.call('getScheduleHistory', { ScheduleID })).Data;
    const swipes = (await this.api.call('listWithdrawals', { ScheduleID })).Data;
    return {
      payCard: history.Payments.length,
      topUp: history.TopUps.length,
      sendMoney: history.SentMoney.length,
      swipe: swipes.length,
    };
  }

  /** What the customer owes, and the payments and adjustments behind it. */
  async debt() {
    const { ids } = this;
    const { Parties, Documents } = (await this.api.call('getDetailDebt', { customerID: ids.customer })).Data;
    return { owed: Parties[0]?.Closing, documents: Documents.filter(({ DebtID }) => DebtID !== undefined).length };
  }

  /** How many records of a form's kind there are, for who fills it in. */
  async countOf({ load, who = this.owner }: Pick<RecordForm, 'load' | 'who'>): Promise<number> {
    await this.logIn(who);
    const answer: object = await this.api.call(load as 'listCustomers', {});
    await this.logIn();
    return 'Total' in answer ? Number(answer.Total) : Number.NaN;
  }

  /** What is in the bank account, in đồng. */
  async balance(): Promise<number | undefined> {
    return (await this.api.call('listBankCards')).Data[0]?.Balance;
  }

  async logIn(who = this.owner): Promise<void> {
    this.#session = null;
    const { Token, UserID, ShopID } = (await this.api.call('login', { body: who })).Data;
    this.#session = { token: Token, userId: UserID, shopId: ShopID };
  }
}
