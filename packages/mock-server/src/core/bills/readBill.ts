/** Reading a slip keeps nothing: it says what was read, what was not, and which swipe it may be. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import { businessDateOf } from '../values/dates.ts';
import { checkImage } from '../files/storeImage.ts';
import type { UploadedFile } from '../files/uploadedFile.ts';
import { billKey, type BillFacts } from '../records/bill.ts';
import { done, type Result } from '../command/result.ts';
import type { World } from '../store/world.ts';
import type { ImageInfo } from '../pictures/image.ts';
import { sha256, toHex } from '../values/sha256.ts';
import { lastFour } from './cardMask.ts';
import { matchView } from './matchView.ts';
import { matchSwipe } from './matchSwipe.ts';
import { billOf } from '../schedules/orderBills.ts';
import { readSlip, type BillKind, type Slip } from './readSlip.ts';

/** Fields a slip of each kind is expected to show. */
const EXPECTED: Record<BillKind, readonly (keyof BillFacts)[]> = {
  0: ['TID', 'LotNo', 'InvoiceNo', 'ApprovalCode', 'CardMasked', 'Amount', 'SwipedAt'],
  1: [
    'BankName',
    'MerchantName',
    'TID',
    'MID',
    'LotNo',
    'InvoiceNo',
    'RefNo',
    'ApprovalCode',
    'CardMasked',
    'Amount',
    'SwipedAt',
  ],
  2: ['BankName', 'TID', 'RefNo', 'ApprovalCode', 'CardMasked', 'Amount', 'SwipedAt'],
  3: ['BankName', 'TID', 'MID', 'LotNo', 'SwipedAt'],
  4: [],
};

/** Reads a picture of a slip for the shop of the call. Refuses what is no picture. */
export function readBill(
  world: World,
  command: { image: UploadedFile },
  context: Context,
): Result<Schemas['BillReading']> {
  const checked = checkImage(command.image);
  if (!checked.ok) return checked;
  const slip = readSlip(command.image.bytes);
  const { kind, facts } = slip;
  const isSale = kind === 1 || kind === 2;
  const Unread = EXPECTED[kind].filter((field) => facts[field] === undefined);
  return done({
    Kind: kind,
    IsRejected: kind === 4,
    Message: messageOf(slip, Unread.length),
    Fields: kind === 4 ? {} : facts,
    Unread,
    SlipCount: slip.count,
    SlipAmount: slip.amount,
    Matches: isSale ? swipesOf(world, facts, context).map((swipe) => matchView(world, swipe)) : [],
    DuplicateBillID:
      (isSale ? knownBill(world, facts, context) : undefined) ?? billOfPicture(world, checked.value, context),
  });
}

/** Swipes of the shop a slip may belong to, those that have one already left out. */
function swipesOf(world: World, facts: BillFacts, context: Context) {
  const sale = {
    ...facts,
    Date: facts.SwipedAt === undefined ? undefined : businessDateOf(facts.SwipedAt),
    Last4: lastFour(facts.CardMasked),
  };
  return matchSwipe(world, context.shopId, sale, (swipe) => !billOf(world, swipe)).found.slice(0, 50);
}

/** Bill of the shop with the same terminal, lot, invoice, amount and day. */
function knownBill(world: World, facts: BillFacts, context: Context): number | undefined {
  const key = billKey(facts);
  return key === undefined ? undefined : world.bills.by('key', `${context.shopId}|${key}`)[0]?.BillID;
}

/** Bill of the shop that is kept with this very picture, whatever its file is called. */
function billOfPicture(world: World, { clean }: ImageInfo, context: Context): number | undefined {
  const [file] = world.files.by('hash', `${context.shopId}|${toHex(sha256(clean))}`);
  return file && world.bills.by('picture', file.FileID)[0]?.BillID;
}

function messageOf({ kind }: Slip, unread: number): string {
  if (kind === 0) return 'Không đọc được bill trong ảnh này, vui lòng nhập tay';
  if (kind === 4) return 'Đây là giao dịch chuyển khoản thường, không phải bill quẹt thẻ';
  if (kind === 3) return 'Đây là phiếu kết toán, hãy dùng ở màn hình số lô';
  return unread === 0 ? 'Đã đọc đủ các trường' : `Còn ${unread} trường chưa đọc được, vui lòng nhập tay`;
}
