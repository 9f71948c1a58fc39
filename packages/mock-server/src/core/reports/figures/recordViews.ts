/** A record behind a figure is told by its number, its code and whose it is, enough to know it and to open it. */
import type { Schemas } from '@so-the/api-client';
import type { Card } from '../../records/card.ts';
import { fundName } from '../../dayMoney/fundName.ts';
import type { DayClose } from '../../records/dayMoney.ts';
import { PARTY_TYPE, type PartyType } from '../../records/debt.ts';
import { businessDateOf, type IsoDate } from '../../values/dates.ts';
import type { Pos } from '../../records/funds.ts';
import type { NumberLot } from '../../records/lot.ts';
import type { Customer } from '../../records/people.ts';
import type { Schedule, Swipe } from '../../records/schedule.ts';
import type { Voucher } from '../../records/voucher.ts';
import { partyOf } from '../../parties/parties.ts';
import type { World } from '../../store/world.ts';
import { shopName } from '../reportQuery.ts';

/** One record behind a figure. */
export type FigureRecord = Schemas['FigureRecord'];

/** How the records of a world are told. */
export function recordViews(world: World) {
  return { ...orderViews(world), ...peopleViews(world), ...moneyViews(world) };
}

function orderViews(world: World) {
  const nameOf = (customerId: number | undefined) => world.customers.get(customerId)?.FullName ?? '';
  const order = (row: Schedule, day?: IsoDate): FigureRecord => ({
    Kind: 'order',
    RecordID: row.ScheduleID,
    Code: row.Code,
    Name: nameOf(row.CustomerID),
    ...placeOf(world, row.ShopID),
    Date: day ?? businessDateOf(row.AppointmentDate),
    ScheduleID: row.ScheduleID,
  });
  return {
    order,
    appointment: (row: Schedule): FigureRecord => ({ ...order(row), Kind: 'appointment' }),
    swipe: (row: Swipe): FigureRecord => ({
      Kind: 'swipe',
      RecordID: row.logWithdrawalId,
      Code: world.schedules.get(row.ScheduleID)?.Code ?? '',
      Name: nameOf(world.schedules.get(row.ScheduleID)?.CustomerID),
      ...placeOf(world, row.ShopID),
      Date: row.BusinessDate,
      ScheduleID: row.ScheduleID,
    }),
  };
}

function peopleViews(world: World) {
  return {
    customer: (row: Customer): FigureRecord => ({
      Kind: 'customer',
      RecordID: row.CustomerID,
      Code: row.Code,
      Name: row.FullName,
      ...placeOf(world, row.ShopID),
      Date: businessDateOf(row.CreatedDate),
    }),
    card: (row: Card): FigureRecord => ({
      Kind: 'card',
      RecordID: row.cardDataID,
      Code: `···${row.Last4}`,
      Name: row.HolderName,
      ...placeOf(world, row.ShopID),
    }),
    party: (shopId: number, kind: string, id: number): FigureRecord => {
      const PartyType = (PARTY_TYPE as Readonly<Record<string, PartyType>>)[kind] ?? PARTY_TYPE.customer;
      const { Code = '', Name = '' } = partyOf(world, PartyType, id) ?? {};
      return { Kind: 'party', RecordID: id, Code, Name, ...placeOf(world, shopId), PartyType };
    },
  };
}

function moneyViews(world: World) {
  const pos = (row: Pos, Code: string, Amount: number): FigureRecord => ({
    Kind: 'lot',
    RecordID: row.posID,
    Code,
    Name: row.PosName,
    ...placeOf(world, row.ShopID),
    PartyType: PARTY_TYPE.pos,
    Amount,
  });
  return {
    voucher: (row: Voucher): FigureRecord => ({
      Kind: 'voucher',
      RecordID: row.paymentID,
      Code: row.Code,
      Name: row.PartyName === '' ? row.Description : row.PartyName,
      ...placeOf(world, row.ShopID),
      Date: row.VoucherDate,
    }),
    lot: (row: Pos, { LotNo, DueDate }: NumberLot, remain: number): FigureRecord => ({
      ...pos(row, `Lô ${LotNo}`, remain),
      Date: DueDate,
    }),
    back: (row: Pos, amount: number): FigureRecord => pos(row, 'Tiền đã về', amount),
    outside: (row: Pos, amount: number): FigureRecord => pos(row, 'Ngoài lô', amount),
    count: (row: DayClose, Amount: number): FigureRecord => ({
      Kind: 'count',
      RecordID: row.DayCloseID,
      Code: 'Kiểm quỹ',
      Name: fundName(world, row),
      ...placeOf(world, row.ShopID),
      Date: row.Date,
      Amount,
    }),
  };
}

function placeOf(world: World, ShopID: number): Pick<FigureRecord, 'ShopID' | 'ShopName'> {
  return { ShopID, ShopName: shopName(world, ShopID) };
}
