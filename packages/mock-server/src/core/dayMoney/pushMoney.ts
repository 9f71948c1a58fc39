/** Money between company and shop is posted in both books at once, so that what the shop owes is what the company is owed (domain §2(o)). */
import { ACTION, MENU } from '../values/menus.ts';
import { hasRight } from '../access/rights.ts';
import { logAction } from '../history/actionLog.ts';
import { refuseFund } from '../bankCards/bankCards.ts';
import { COMPANY_SHOP_ID, type Context } from '../command/context.ts';
import { isIsoDate, type IsoDate } from '../values/dates.ts';
import { accounts, fundAccount } from '../records/accounts.ts';
import { balanceOf } from '../ledger/balance.ts';
import { refuseFundBelowZero, type FundReason } from '../ledger/fundGuard.ts';
import { transfer } from '../records/entry.ts';
import { refuseLockedFund } from '../ledger/fundLock.ts';
import { post, refuseDate } from '../ledger/post.ts';
import { formatDong, isAmount } from '../values/money.ts';
import type { Shop } from '../records/account.ts';
import { PUSH_KIND, type FundRef, type PushKind, type PushMoney } from '../records/dayMoney.ts';
import { stampNew } from '../records/stamped.ts';
import { done, firstRefusal, invalid, notFound, refuse, type Refusal, type Result } from '../command/result.ts';
import { shopsInView } from '../scope/shops.ts';
import { cleanText } from '../values/text.ts';
import type { World } from '../store/world.ts';

/** Money the company gives a shop, or the shop returns. */
export interface PushCommand {
  Kind: PushKind;
  /** Shop of the caller when absent. */
  ToShopID?: number;
  Amount?: number;
  /** Cash when absent. */
  FromFund?: FundRef;
  /** Cash when absent. */
  ToFund?: FundRef;
  /** Today when absent. */
  Date?: IsoDate;
  Note?: string;
  /** Why the fund the money leaves may fall below 0. */
  Reason?: string;
}

const WORDS: Readonly<Record<PushKind, string>> = { 1: 'Bơm tiền đầu ngày', 2: 'Ứng thêm', 3: 'Hoàn tiền ứng' };

/** What a shop owes the company, in đồng. */
export function owedToCompany(world: World, shopId: number): number {
  return 0 - balanceOf(world, shopId, accounts.company);
}

/** Moves money between the company and one of its shops. Refuses giving outside the company's view, and returning more than is owed. */
export function pushMoney(world: World, command: PushCommand, context: Context): Result<PushMoney> {
  const shop = shopOf(world, command, context);
  if (!shop) return notFound('cửa hàng');
  const date = command.Date ?? context.businessDate;
  const amount = command.Amount ?? 0;
  const isReturn = command.Kind === PUSH_KIND.returned;
  const { FromFund = { Method: 1 }, ToFund = { Method: 1 } } = command;
  const [companyFund, shopFund] = isReturn ? [ToFund, FromFund] : [FromFund, ToFund];
  const inCompany = { ...context, shopId: COMPANY_SHOP_ID };
  const inShop = { ...context, shopId: shop.ShopID };
  const part = { ScheduleID: 0, Amount: amount };
  const leaving = {
    ShopID: isReturn ? shop.ShopID : COMPANY_SHOP_ID,
    Lines: transfer(accounts.company, fundAccount(FromFund), part),
  };
  const why = { text: command.Reason };
  const refused = firstRefusal(
    refuseMover(world, command, context),
    shop.Status === 0 ? refuse('Inactive', 'Cửa hàng đã ngừng hoạt động', 'ToShopID') : undefined,
    isAmount(amount) ? undefined : invalid('Số tiền', 'Amount'),
    isIsoDate(date) ? undefined : invalid('Ngày', 'Date'),
    refuseFund(world, companyFund, inCompany),
    refuseFund(world, shopFund, inShop),
    isReturn && amount > owedToCompany(world, shop.ShopID)
      ? refuse('OverDebt', `Cửa hàng chỉ còn nợ ${formatDong(owedToCompany(world, shop.ShopID))}`, 'Amount')
      : undefined,
    refuseDate(world, COMPANY_SHOP_ID, date, context, 'Date'),
    refuseDate(world, shop.ShopID, date, context, 'Date'),
    refuseLockedFund(world, COMPANY_SHOP_ID, companyFund, date),
    refuseLockedFund(world, shop.ShopID, shopFund, date),
    refuseFundBelowZero(world, leaving, why),
  );
  if (refused) return refused;
  const row: PushMoney = {
    ...stampNew(context),
    PushID: world.pushes.nextId,
    ToShopID: shop.ShopID,
    Kind: command.Kind,
    Amount: amount,
    Date: date,
    FromFund,
    ToFund,
    Note: cleanText(command.Note),
    Status: 1,
    EntryIDs: [],
  };
  const [company, own] = [fundAccount(companyFund), fundAccount(shopFund)];
  const EntryIDs = isReturn
    ? [
        postIn(world, row, { shop, why }, [accounts.company, own], inShop),
        postIn(world, row, { shop }, [company, accounts.company], inCompany),
      ]
    : [
        postIn(world, row, { shop, why }, [accounts.company, company], inCompany),
        postIn(world, row, { shop }, [own, accounts.company], inShop),
      ];
  const Note = `${WORDS[row.Kind]} ${shop.ShopName} ${formatDong(amount)}`;
  logAction(world, { MenuID: MENU.advances, ActionID: ACTION.add, RefID: row.PushID, Note }, context);
  return done(world.pushes.put({ ...row, EntryIDs }));
}

/** The shop of the company's owner on the other side. */
function shopOf(world: World, { ToShopID }: PushCommand, context: Context): Shop | undefined {
  const company = world.shops.get(COMPANY_SHOP_ID);
  const shop = world.shops.get(ToShopID ?? context.shopId);
  if (!company || !shop || shop.ShopID === COMPANY_SHOP_ID || shop.IsDeleted) return undefined;
  return shop.OwnerUserID === company.OwnerUserID && shopsInView(world, context).includes(shop.ShopID)
    ? shop
    : undefined;
}

function refuseMover(world: World, { Kind }: PushCommand, context: Context): Refusal | undefined {
  if (!hasRight(world, context, MENU.advances, ACTION.add)) {
    return refuse('Forbidden', 'Không có quyền thực hiện thao tác này');
  }
  return Kind === PUSH_KIND.returned || context.shopId === COMPANY_SHOP_ID
    ? undefined
    : refuse('Forbidden', 'Chỉ công ty được bơm tiền cho cửa hàng', 'Kind');
}

/** Posts one side; every refusal was asked for before. */
function postIn(
  world: World,
  row: PushMoney,
  { shop, why }: { shop: Shop; why?: FundReason },
  [debited, credited]: [string, string],
  context: Context,
): number {
  const entry = post(
    world,
    {
      ShopID: context.shopId,
      BusinessDate: row.Date,
      RefType: 'PushMoney',
      RefID: row.PushID,
      Description: `${WORDS[row.Kind]} ${shop.ShopName}`,
      Lines: transfer(debited, credited, { ScheduleID: 0, Amount: row.Amount }),
      FundReason: why,
    },
    context,
  );
  return entry.ok ? entry.value.EntryID : 0;
}
