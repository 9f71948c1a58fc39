import type { Schemas } from '@so-the/api-client';
import { pickFields, type InputFields } from '../../kit/record/pickFields.ts';

type Input = Schemas['PosInput'];

const fields: InputFields<Input> = {
  posID: true,
  Version: true,
  PosName: true,
  PosCode: true,
  TID: true,
  MID: true,
  BankID: true,
  PosParentID: true,
  OwnerPartnerID: true,
  BankCardID: true,
  SettleDays: true,
  SkipHoliday: true,
  MinPerBill: true,
  MaxPerBill: true,
  MaxPerDay: true,
  MaxPerMonth: true,
  AvgTicket: true,
  MaxPerCardPerDay: true,
  HourFrom: true,
  HourTo: true,
  OpeningDebt: true,
  Fees: true,
  Note: true,
  Status: true,
};

/** A new POS: its bank and its rates are still to be entered. */
const blank = {
  PosName: '',
  TID: '',
  SettleDays: 1,
  SkipHoliday: true,
  OpeningDebt: 0,
  Fees: [{}],
  Status: 1,
} as unknown as Input;

/** What the form of a POS starts with; without a POS a new one. */
export function posInput(pos?: Schemas['Pos']): Input {
  return pos ? pickFields<Input>(pos, fields) : blank;
}
