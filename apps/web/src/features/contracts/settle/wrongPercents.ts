import type { LogWithdrawal, PercentChange, Schedule, Schemas } from '@so-the/api-client';
import { formatMoney, formatPercent } from '@so-the/ui/format';
import { LINE_STATUS } from '../../../kit/order/orderStatus.ts';

/** What of an order can be wrong. */
export type WrongField = PercentChange['Field'];

/** One value of an order that can be corrected, as it stands. */
export interface WrongPercent {
  id: string;
  label: string;
  field: WrongField;
  /** Thousandths of a percent, of the surcharge đồng. */
  value: number;
  logWithdrawalId?: number;
}

/** Names of the values. */
export const wrongLabels: Readonly<Record<WrongField, string>> = {
  CustomerFeePercent: 'Phí khách',
  ExtraFee: 'Phụ phí',
  PosFeePercent: 'Phí máy',
  PartnerFeePercent: 'Phí đối tác',
  AffPercent: 'Hoa hồng CTV',
};

/** A value in words. */
export function valueText(field: WrongField, value: number): string {
  return field === 'ExtraFee' ? formatMoney(value) : formatPercent(value);
}

/** Everything of an order and its confirmed swipes that percentages decide. */
export function wrongPercents(order: Schedule, swipes: readonly LogWithdrawal[]): WrongPercent[] {
  const done = swipes.filter(({ Status }) => Status === LINE_STATUS.done);
  const isPartnersCard = order.PartnerMode === 2;
  const own: WrongPercent[] = isPartnersCard
    ? []
    : [
        { id: 'customer', label: 'Phí khách (%)', field: 'CustomerFeePercent', value: order.CustomerFeePercent },
        { id: 'extra', label: 'Phụ phí', field: 'ExtraFee', value: order.ExtraFee },
      ];
  const [first] = done;
  const hasAff = order.AffID !== undefined && first !== undefined;
  const aff: WrongPercent[] = hasAff
    ? [{ id: 'aff', label: 'Hoa hồng CTV (%)', field: 'AffPercent', value: first.AffPercent }]
    : [];
  return [...own, ...done.flatMap((swipe) => ratesOf(order, swipe)), ...aff];
}

function ratesOf({ PartnerMode }: Schedule, swipe: LogWithdrawal): WrongPercent[] {
  const { logWithdrawalId, PosID, PosName, Amount, PosFeePercent, PartnerFeePercent } = swipe;
  const of = `lượt ${formatMoney(Amount)} trên ${PosName}`;
  const rates: WrongPercent[] = [];
  if (PosID !== undefined)
    rates.push({
      id: `pos${logWithdrawalId}`,
      label: `Phí máy (%), ${of}`,
      field: 'PosFeePercent',
      value: PosFeePercent,
      logWithdrawalId,
    });
  if (PosID === undefined || PartnerMode >= 2)
    rates.push({
      id: `partner${logWithdrawalId}`,
      label: `Phí đối tác (%), ${of}`,
      field: 'PartnerFeePercent',
      value: PartnerFeePercent,
      logWithdrawalId,
    });
  return rates;
}

/** The call that puts the right value in place of a wrong one, its reason apart. */
export function correctionOf(
  { ScheduleID, Version }: Schedule,
  { field, logWithdrawalId }: WrongPercent,
  right: number,
): Schemas['PercentCorrectionInput'] {
  return { ScheduleID, Version, ...(logWithdrawalId && { logWithdrawalId }), [field]: right };
}
