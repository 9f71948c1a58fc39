/** Every new set of books begins with the categories any shop needs (domain §2(f)). */
import { COMPANY_SHOP_ID, type Context } from '../command/context.ts';
import { stampNew } from '../records/stamped.ts';
import { VOUCHER_KIND, type VoucherType } from '../records/voucher.ts';
import type { World } from '../store/world.ts';

type Plan = Pick<VoucherType, 'name' | 'type' | 'IsBusinessResult' | 'PartyType' | 'IsServiceFee'>;

const { income, expense } = VOUCHER_KIND;
const counted = (type: VoucherType['type'], name: string): Plan => ({ name, type, IsBusinessResult: true });
const capital = (type: VoucherType['type'], name: string): Plan => ({ name, type, IsBusinessResult: false });

const USUAL_TYPES: readonly Plan[] = [
  { ...counted(income, 'Thu phí dịch vụ'), IsServiceFee: true },
  { ...capital(income, 'Thu nợ khách'), PartyType: 1 },
  counted(income, 'Thu khác'),
  capital(income, 'Góp vốn'),
  counted(expense, 'Lương'),
  counted(expense, 'Thuê mặt bằng'),
  counted(expense, 'Điện nước Internet'),
  counted(expense, 'Phí chuyển khoản'),
  { ...capital(expense, 'Hoa hồng CTV'), PartyType: 3 },
  counted(expense, 'Quảng cáo'),
  counted(expense, 'Chi khác'),
  capital(expense, 'Rút vốn'),
];

/** Adds the usual categories to a new shop; the company, which deals with no customers, gets none that settles debts. */
export function addUsualTypes(world: World, shopId: number, context: Context): void {
  for (const plan of USUAL_TYPES) {
    if (shopId === COMPANY_SHOP_ID && plan.PartyType !== undefined) continue;
    const ConfigID = world.voucherTypes.nextId;
    world.voucherTypes.put({ ...stampNew({ ...context, shopId }), ConfigID, ...plan, status: 1 });
  }
}
