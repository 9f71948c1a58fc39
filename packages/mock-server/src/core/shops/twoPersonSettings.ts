/** What waits for a second person is the owner's to say, and waiting is switched off only where one person alone could approve. */
import { decidersOf } from '../access/twoPersons.ts';
import { OWNER_GROUP } from '../access/rights.ts';
import { firstRefusal, invalid, refuse, type Refusal } from '../command/result.ts';
import type { Shop, User } from '../records/account.ts';
import type { World } from '../store/world.ts';
import { isAmount } from '../values/money.ts';

/** Settings of a shop about what needs two persons; each stays as it was when absent. */
export type TwoPersonSettings = Pick<Shop, 'AdjustApprovalFrom' | 'VoucherApprovalFrom' | 'TwoPersons'>;

const THRESHOLDS = {
  AdjustApprovalFrom: 'Thay đổi không qua tiền cần duyệt từ',
  VoucherApprovalFrom: 'Phiếu thu chi cần duyệt từ',
} as const;

/** Refuses a threshold that is no amount, a change by anybody but the owner, and switching the second person off while somebody else could approve. */
export function refuseTwoPersonSettings(
  world: World,
  said: TwoPersonSettings,
  old: Shop | undefined,
  caller: User,
): Refusal | undefined {
  const changed = (['AdjustApprovalFrom', 'VoucherApprovalFrom'] as const).filter(
    (name) => said[name] !== undefined && said[name] !== old?.[name],
  );
  const bad = changed.find((name) => !isAmount(said[name] ?? 0));
  const isOwner = caller.GroupID === OWNER_GROUP;
  return firstRefusal(
    bad && invalid(THRESHOLDS[bad], bad),
    changed[0] === undefined || isOwner
      ? undefined
      : refuse('Forbidden', 'Chỉ chủ sở hữu được đổi mức cần người thứ hai duyệt', changed[0]),
    isSwitched(said, old) ? refuseSwitch(world, said, old, caller) : undefined,
  );
}

/** The settings as they are after a save. */
export function twoPersonSettings(said: TwoPersonSettings, old: Shop | undefined): TwoPersonSettings {
  return {
    AdjustApprovalFrom: said.AdjustApprovalFrom ?? old?.AdjustApprovalFrom,
    VoucherApprovalFrom: said.VoucherApprovalFrom ?? old?.VoucherApprovalFrom,
    TwoPersons: isSwitched(said, old) ? said.TwoPersons : old?.TwoPersons,
  };
}

/** What a result says of the shops where one person approves alone; undefined where there is none (domain §2(p)). */
export function selfApprovalNote(world: World, shopIds: readonly number[]): string | undefined {
  const names = shopIds.flatMap((shopId) => {
    const shop = world.shops.get(shopId);
    return shop?.TwoPersons === false ? [shop.ShopName] : [];
  });
  return names.length > 0 ? `Một người tự duyệt: ${names.join(', ')}`.slice(0, 500) : undefined;
}

function isSwitched({ TwoPersons }: TwoPersonSettings, old: Shop | undefined): boolean {
  return TwoPersons !== undefined && TwoPersons !== (old?.TwoPersons ?? true);
}

function refuseSwitch(
  world: World,
  { TwoPersons }: TwoPersonSettings,
  old: Shop | undefined,
  caller: User,
): Refusal | undefined {
  if (caller.GroupID !== OWNER_GROUP) {
    return refuse('Forbidden', 'Chỉ chủ sở hữu được bật hoặc tắt việc cần hai người', 'TwoPersons');
  }
  if (TwoPersons) return undefined;
  const persons = old
    ? decidersOf(world, old.ShopID).length
    : world.users
        .by('owner', caller.OwnerUserID)
        .filter((user) => user.GroupID === OWNER_GROUP && user.Status === 1 && !user.IsDeleted).length;
  return persons > 1
    ? refuse(
        'NeedApproval',
        `Cửa hàng có ${persons} người duyệt được nên không tắt được việc cần hai người`,
        'TwoPersons',
      )
    : undefined;
}
