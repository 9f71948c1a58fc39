/** Wrong rules of fees that are earned once (domain §2(q)). */
import { fault, type PlantedFault } from './plantedFault.ts';

const FILE = 'vouchers/feeOnce.ts';

/** What the stories must find: each lets a fee be income twice, or loses the order it is of. */
export const PLANTED_IN_FEES: readonly PlantedFault[] = [
  fault(
    'a voucher of fees is made without asking for the order',
    'vouchers/addVoucher.ts',
    '    refuseSecondIncome(world, type, command, context),\n',
    '',
  ),
  fault(
    'a voucher of fees is approved without asking again',
    'vouchers/decideVoucher.ts',
    'const second = refuseSecondIncome(world, type, voucher, context);',
    'const second = refuseSecondIncome(world, { ...type, IsServiceFee: true }, {}, context);',
  ),
  fault(
    'a fee that is settled is taken in by a voucher',
    FILE,
    'if (FeeAmount <= 0)',
    'if (FeeAmount <= 0 || isSettled(order))',
  ),
  fault(
    'a fee that is to be settled is taken in by a voucher',
    FILE,
    'if (FeeAmount <= 0)',
    'if (FeeAmount <= 0 || !isSettled(order))',
  ),
  fault(
    'a fee is taken in by two vouchers',
    FILE,
    'if (!other) return undefined;',
    'if (other ?? true) return undefined;',
  ),
  fault(
    'a customer with a fee names no order',
    FILE,
    'if (payer.ScheduleID === undefined) return refuseUnnamed(world, payer, context);',
    'if (payer.ScheduleID === undefined) return undefined;',
  ),
  fault('a customer with a fee is called otherwise', FILE, 'fold(party.Name) === named', 'party.Name === PartyName'),
  fault(
    'an order of which a voucher took in the fee is settled with one',
    'schedules/changeStatus.ts',
    '    refuseEarnedFee(world, order),\n',
    '',
  ),
  fault(
    'a settled order of which a voucher took in the fee gets one',
    'schedules/settlement.ts',
    '    refuseEarnedFee(world, order, otherwise),\n',
    '',
  ),
  fault(
    'an order is deleted while a voucher of its fee stands',
    'schedules/saveSchedule.ts',
    ", refuseFeeVoucher(world, order, 'xóa'));",
    ');',
  ),
  fault(
    'an order with a voucher of its fee becomes one of a partner’s card',
    'schedules/saveSchedule.ts',
    'command.PartnerMode === 2 && old.PartnerMode !== 2',
    'command.PartnerMode === 3 && old.PartnerMode !== 2',
  ),
  fault(
    'a voucher of a fee forgets its order',
    'vouchers/addVoucher.ts',
    '    ScheduleID,\n    VoucherDate',
    '    VoucherDate',
  ),
];
