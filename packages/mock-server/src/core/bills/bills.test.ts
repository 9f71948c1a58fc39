import { beforeEach, describe, expect, test } from 'vitest';
import { pngFile } from '../../samples/pngFile.ts';
import { slipImage, type SampleSlip } from '../../samples/slipImage.ts';
import { readImage } from '../pictures/image.ts';
import { uploadImage } from '../files/storeImage.ts';
import type { UploadedFile } from '../files/uploadedFile.ts';
import { addWithdrawal } from '../schedules/swipes.ts';
import { codeOf, imageOf, must, openShop, startOrder, type TestShop } from '../testing/openShop.ts';
import { maskedCard } from './cardMask.ts';
import { listBills } from './listBills.ts';
import { billDifferences, swipesWithoutBill } from '../schedules/orderBills.ts';
import { listSwipes } from '../schedules/listSwipes.ts';
import { readBill } from './readBill.ts';
import type { BillCommand } from './saveBills.ts';
import { saveLotBills } from './saveLotBills.ts';

const SLIP: SampleSlip = {
  Kind: 1,
  BankName: 'Vietcombank',
  MerchantName: 'THE PHU NHUAN',
  TID: '24531876',
  MID: '000000024531',
  LotNo: '000123',
  InvoiceNo: '000456',
  RefNo: '632409123456',
  ApprovalCode: '845213',
  CardMasked: '4221 51** **** 4821',
  TypeCard: 1,
  Amount: 30_000_000,
  SwipedAt: '2026-11-20T08:15:00+07:00',
};

let shop: TestShop;
let orderId: number;
let swipeId: number;

beforeEach(() => {
  shop = openShop();
  orderId = startOrder(shop, { Amount: 60_000_000 }).ScheduleID;
  swipeId = swipe('000456', '845213');
});

describe('reading', () => {
  test('a POS slip gives every field and its swipe, and keeps nothing', () => {
    const before = imageOf(shop.world);
    const read = must(readBill(shop.world, { image: pictureOf(SLIP) }, shop.owner));
    const { Kind, ...facts } = SLIP;
    expect(read).toMatchObject({ Kind, Fields: facts, Unread: [], IsRejected: false, Message: 'Đã đọc đủ các trường' });
    expect(read.Matches).toMatchObject([
      { LogWithdrawalID: swipeId, CustomerName: 'Nguyễn Thị Hoa', CardLast4: '4821' },
    ]);
    expect(imageOf(shop.world)).toBe(before);
  });

  test.each<[string, SampleSlip, object]>([
    ['a screenshot', { ...SLIP, Kind: 2 }, { Kind: 2, Unread: [] }],
    [
      'a settlement slip',
      { ...SLIP, Kind: 3, SlipCount: 12, SlipAmount: 360_000_000 },
      { Kind: 3, SlipCount: 12, SlipAmount: 360_000_000, Matches: [] },
    ],
    ['a transfer', { ...SLIP, Kind: 4 }, { Kind: 4, IsRejected: true, Fields: {}, Matches: [] }],
    ['an unclear slip', { ...SLIP, ApprovalCode: undefined }, { Kind: 1, Unread: ['ApprovalCode'] }],
    [
      'a slip with a whole card number',
      { ...SLIP, CardMasked: '4221511234564821' },
      { Fields: { CardMasked: '4221 51** **** 4821' } },
    ],
    [
      'a slip with a number in its name',
      { ...SLIP, MerchantName: '4111111111111111' },
      { Fields: { MerchantName: '**** 1111' } },
    ],
  ])('%s is told for what it is', (_, slip, expected) => {
    expect(must(readBill(shop.world, { image: pictureOf(slip) }, shop.owner))).toMatchObject(expected);
  });

  test('of any other picture every field is honestly unread', () => {
    const image = fileOf(pngFile({ width: 8, height: 8, bits: new Uint8Array(8) }));
    const read = must(readBill(shop.world, { image }, shop.owner));
    expect(read).toMatchObject({ Kind: 0, Fields: {}, Matches: [], IsRejected: false });
    expect(read.Unread).toContain('Amount');
    expect(codeOf(readBill(shop.world, { image: fileOf(new Uint8Array(9)) }, shop.owner))).toBe('Invalid');
  });

  test('two swipes of the same day, amount and card are for somebody to choose from', () => {
    swipe('000457', '845214');
    const { ApprovalCode: _code, InvoiceNo: _invoice, ...unclear } = SLIP;
    expect(must(readBill(shop.world, { image: pictureOf(unclear) }, shop.owner)).Matches).toHaveLength(2);
  });

  test('a sample is a small picture of a slip', () => {
    const bytes = slipImage(SLIP);
    expect(readImage(bytes)).toMatchObject({ type: 'image/png', width: 384 });
    expect(bytes.length).toBeLessThan(8000);
  });
});

describe('keeping', () => {
  test('a confirmed slip proves its swipe, once', () => {
    expect(swipesWithoutBill(shop.world, shop.world.swipes.by('schedule', orderId))).toHaveLength(1);
    const [bill] = must(save([billFor()])).Bills;
    expect(bill).toMatchObject({ Status: 1, ScheduleID: orderId, AmountDifference: 0, CustomerName: 'Nguyễn Thị Hoa' });
    expect([
      swipesWithoutBill(shop.world, shop.world.swipes.by('schedule', orderId)),
      billDifferences(shop.world, shop.world.swipes.by('schedule', orderId)),
    ]).toEqual([[], []]);
    expect(must(readBill(shop.world, { image: pictureOf(SLIP) }, shop.owner))).toMatchObject({
      DuplicateBillID: 1,
      Matches: [],
    });
    expect(save([billFor()])).toMatchObject({ code: 'Duplicate', message: 'Lượt quẹt này đã có bill' });
    expect(save([billFor({ Status: 0, LogWithdrawalID: undefined })])).toMatchObject({ message: 'Bill đã tồn tại' });
  });

  test('a slip of another amount is kept and told apart', () => {
    must(save([billFor({ Amount: 29_000_000 })]));
    expect(billDifferences(shop.world, shop.world.swipes.by('schedule', orderId))).toMatchObject([
      { difference: -1_000_000 },
    ]);
  });

  test.each<[string, Partial<BillCommand>, string]>([
    ['without a swipe', { LogWithdrawalID: undefined }, 'Invalid'],
    ['of a swipe that is not there', { LogWithdrawalID: 99 }, 'NotFound'],
    ['of another terminal', { TID: '11112222' }, 'Invalid'],
    ['without its invoice', { InvoiceNo: undefined }, 'Invalid'],
    ['with half a card number', { CardMasked: '4221' }, 'Invalid'],
    ['of nothing', { Amount: 0 }, 'Invalid'],
    ['read in a picture that is not kept', { Source: 2 }, 'Invalid'],
    ['with a picture that is not there', { FileID: 99 }, 'NotFound'],
    ['that is cancelled from the start', { Status: 3 }, 'Invalid'],
    ['that is not there', { BillID: 99, Version: 1 }, 'NotFound'],
  ])('a slip %s is refused, and with it all the others', (_, wrong, code) => {
    const before = imageOf(shop.world);
    const good = billFor({ Status: 0, InvoiceNo: '000999', LogWithdrawalID: undefined });
    expect(codeOf(save([good, billFor(wrong)]))).toBe(code);
    expect(imageOf(shop.world)).toBe(before);
  });

  test('the same slip twice in one call is refused', () => {
    const draft = billFor({ Status: 0, LogWithdrawalID: undefined });
    expect(codeOf(save([draft, draft]))).toBe('Duplicate');
  });

  test('one picture is of one slip, whatever was read in it, until that slip is cancelled', () => {
    const image = fileOf(pngFile({ width: 8, height: 8, bits: new Uint8Array(8) }));
    const { FileID } = must(uploadImage(shop.world, { image }, shop.owner));
    const draft = { Source: 2, Status: 0, FileID } as const;
    expect(save([draft, draft])).toMatchObject({ code: 'Duplicate', field: 'FileID' });
    must(save([draft]));
    expect(must(readBill(shop.world, { image }, shop.owner))).toMatchObject({ Kind: 0, DuplicateBillID: 1 });
    expect(codeOf(save([billFor({ FileID })]))).toBe('Duplicate');
    must(save([{ ...draft, BillID: 1, Version: 1, Status: 3 }]));
    expect(must(readBill(shop.world, { image }, shop.owner)).DuplicateBillID).toBeUndefined();
    must(save([billFor({ FileID })]));
  });

  test('a successful swipe is listed as without a slip until one is confirmed', () => {
    const other = swipe('000457', '845214');
    expect([ids(), ids(false), ids(true)]).toEqual([[other, swipeId], [other, swipeId], []]);
    must(save([billFor({ Status: 0, LogWithdrawalID: undefined })]));
    expect(ids(false)).toEqual([other, swipeId]);
    must(save([billFor({ InvoiceNo: '000999' })]));
    expect([ids(), ids(false), ids(true)]).toEqual([[other, swipeId], [other], [swipeId]]);
  });

  test('a draft is confirmed later, marked as a duplicate or cancelled; a confirmed one is cancelled with its reason', () => {
    const image = must(uploadImage(shop.world, { image: pictureOf(SLIP) }, shop.owner));
    const draft = billFor({ Status: 0, Source: 2, FileID: image.FileID, LogWithdrawalID: undefined });
    must(save([draft]));
    expect(codeOf(save([{ ...draft, BillID: 1, Version: 9 }]))).toBe('Stale');
    must(save([{ ...draft, BillID: 1, Version: 1, Status: 1, LogWithdrawalID: swipeId }]));
    expect(codeOf(save([{ ...draft, BillID: 1, Version: 2, Status: 0 }]))).toBe('WrongStatus');
    expect(codeOf(save([{ ...draft, BillID: 1, Version: 2, Status: 3 }]))).toBe('ReasonRequired');
    must(save([{ ...draft, BillID: 1, Version: 2, Status: 3, Reason: 'Chọn nhầm lượt quẹt' }]));
    expect(swipesWithoutBill(shop.world, shop.world.swipes.by('schedule', orderId))).toHaveLength(1);
    must(save([billFor()]));
    const listed = must(listBills(shop.world, { BillID: 1 }, shop.owner)).rows[0];
    expect(listed).toMatchObject({ Status: 3, CancelReason: 'Chọn nhầm lượt quẹt' });
    expect(listed?.ImageUrl).toMatch(/^data:image\/png;base64,/);
  });

  test('are listed by day, terminal, lot, status and whether they have a swipe, and by words', () => {
    must(save([billFor(), billFor({ Status: 0, InvoiceNo: '000777', LotNo: '000124', LogWithdrawalID: undefined })]));
    const count = (query: Parameters<typeof listBills>[1]) => must(listBills(shop.world, query, shop.owner)).total;
    expect([count({}), count({ Status: 0 }), count({ IsLinked: true }), count({ IsLinked: false })]).toEqual([
      2, 1, 1, 1,
    ]);
    expect([count({ LotNo: '000124' }), count({ PosID: shop.posId }), count({ PosID: 99 })]).toEqual([1, 2, 0]);
    expect([count({ ForDate: '2026-11-21' }), count({ ToDate: '2026-11-20' })]).toEqual([0, 2]);
    expect([count({ GeneralSearch: 'hoa' }), count({ GeneralSearch: '000777' })]).toEqual([1, 1]);
    expect(must(listBills(shop.world, {}, shop.owner)).totals).toEqual({ Amount: 60_000_000, Confirmed: 1, Drafts: 1 });
    expect(must(listBills(shop.world, {}, { ...shop.owner, shopId: 9 })).total).toBe(0);
  });
});

test.each([
  ['4221 51** **** 4821', '4221 51** **** 4821'],
  ['422151******4821', '4221 51** **** 4821'],
  ['4221511234564821', '4221 51** **** 4821'],
  ['4221', undefined],
  ['**** **** **** 4821', undefined],
])('the card %s is kept as %s', (text, kept) => {
  expect(maskedCard(text)).toBe(kept);
});

function swipe(InvoiceNo: string, ApprovalCode: string): number {
  const { world, owner, posId } = shop;
  const sale = { PosID: posId, Amount: 30_000_000, LotNo: '000123', InvoiceNo, ApprovalCode };
  const command = { ...sale, ScheduleID: orderId, SwipedAt: '2026-11-20T08:15:00+07:00', OverrideReason: 'Khách chờ' };
  return must(addWithdrawal(world, command, owner)).logWithdrawalId;
}

function ids(HasBill?: boolean): number[] {
  return must(listSwipes(shop.world, { HasBill }, shop.owner)).rows.map((row) => row.logWithdrawalId);
}

function billFor(changes: Partial<BillCommand> = {}): BillCommand {
  const { Kind: _kind, ...facts } = SLIP;
  return { ...facts, LogWithdrawalID: swipeId, Source: 1, Status: 1, ...changes };
}

function save(Bills: BillCommand[]) {
  return saveLotBills(shop.world, { Bills }, shop.owner);
}

function pictureOf(slip: SampleSlip): UploadedFile {
  return fileOf(slipImage(slip));
}

function fileOf(bytes: Uint8Array): UploadedFile {
  return { name: 'bill.png', type: 'image/png', bytes };
}
