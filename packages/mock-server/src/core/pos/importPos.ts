/** A line of a POS list becomes the POS its form would make, with one machine fee for every card type. */
import type { Schemas } from '@so-the/api-client';
import { BANKS } from '../values/banks.ts';
import type { Context } from '../command/context.ts';
import { filledCells } from '../imports/cells.ts';
import { importRows, type FormCheck, type ImportOutcome } from '../imports/importRows.ts';
import type { Pos } from '../records/funds.ts';
import { invalid } from '../command/result.ts';
import { bankCode } from '../listing/wire.ts';
import type { World } from '../store/world.ts';
import { keepPos, planPos } from './savePos.ts';

const COLUMNS = { text: ['PosName', 'PosCode', 'TID', 'MID', 'BankCode', 'Note'] };
const USUAL = { SettleDays: 1, SkipHoliday: true, OpeningDebt: 0, Status: 1 };

/** Imports POS, or previews it; `check` holds a line against the columns of the template. */
export function importPos(
  world: World,
  command: Schemas['ImportInput'],
  check: FormCheck<Schemas['PosImportFields']>,
  context: Context,
): ImportOutcome<Schemas['PosImportFields']> {
  return importRows(
    {
      read: (cells) => check({ ...USUAL, ...filledCells(cells, COLUMNS) }),
      keyOf: (pos: Schemas['PosImportFields']) => pos.TID,
      plan: ({ BankCode, FeePercent, ...pos }) => {
        const bank = BANKS.find((each) => each.BankCode.toUpperCase() === BankCode.toUpperCase());
        if (!bank) return invalid('Ngân hàng', 'BankCode');
        return planPos(world, { ...pos, BankID: bank.BankID, Fees: [{ FeePercent }] }, context);
      },
      keep: (row: Pos) => keepPos(world, row, context),
      idOf: (row) => row.posID,
      shown: posFields,
      standIns: { PosName: 'Máy POS', TID: '00000000', BankCode: 'VCB', FeePercent: 1000 },
      keyColumn: 'TID',
    },
    command,
  );
}

function posFields(row: Pos): Schemas['PosImportFields'] {
  const { PosName, PosCode, TID, MID, SettleDays, SkipHoliday, OpeningDebt, Note, Status } = row;
  const { MinPerBill, MaxPerBill, MaxPerDay, MaxPerMonth, AvgTicket } = row;
  const limits = { MinPerBill, MaxPerBill, MaxPerDay, MaxPerMonth, AvgTicket };
  const FeePercent = row.Fees[0]?.FeePercent ?? 0;
  const names = { PosName, PosCode, TID, MID, BankCode: bankCode(row.BankID), FeePercent };
  return { ...names, SettleDays, SkipHoliday, ...limits, OpeningDebt, Note, Status };
}
