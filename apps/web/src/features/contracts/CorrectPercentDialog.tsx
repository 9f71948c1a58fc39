import { useState } from 'react';
import type { Schedule, Schemas } from '@so-the/api-client';
import { ConfirmDialog, DescriptionList, Icon, MoneyField, Notice, PercentField, SelectField, toast } from '@so-the/ui';
import { formatDate, formatMoney } from '@so-the/ui/format';
import { useCorrectSchedulePercentMutation, useListWithdrawalsQuery } from '../../api/scheduleWorkingApi.ts';
import { useSendOnce } from '../../kit/form/useSendOnce.ts';
import { useCorrectionEffect } from './useCorrectionEffect.ts';
import { correctionOf, valueText, wrongPercents } from './wrongPercents.ts';

type Figures = Schemas['CorrectedFigures'];

const figures: readonly { field: keyof Figures; label: string }[] = [
  { field: 'FeeAmount', label: 'Tiền phí' },
  { field: 'PosFeeAmount', label: 'Phí máy' },
  { field: 'AffAmount', label: 'Hoa hồng' },
  { field: 'PartnerAmount', label: 'Phần đối tác' },
  { field: 'Profit', label: 'Lợi nhuận' },
  { field: 'DebtWithFee', label: 'Khách còn nợ' },
];

/** Puts the right percentage in place of a wrong one: what was posted is mirrored and posted again, never adjusted (domain §2(p)). */
export function CorrectPercentDialog({ order, onClose }: { order: Schedule; onClose: () => void }) {
  const [correct] = useCorrectSchedulePercentMutation();
  const sendOnce = useSendOnce();
  const swipes = useListWithdrawalsQuery({ ScheduleID: order.ScheduleID }).data?.Data ?? [];
  const choices = wrongPercents(order, swipes);
  const [chosen, setChosen] = useState(choices[0]?.id ?? null);
  const [right, setRight] = useState<number | null>(null);
  const wrong = choices.find(({ id }) => id === chosen);
  const body = wrong && right !== null ? correctionOf(order, wrong, right) : undefined;
  const { effect, failure } = useCorrectionEffect(body);
  const confirm = async (Reason: string) => {
    if (!body) throw new Error('Vui lòng nhập giá trị đúng');
    await sendOnce({ ...body, Reason }, (sent, idempotencyKey) => correct({ body: sent, idempotencyKey }).unwrap());
    toast.success(`Đã sửa phần trăm của đơn ${order.Code}`);
    onClose();
  };
  const value = { label: 'Giá trị đúng', required: true, value: right, onChange: setRight } as const;
  const hint = wrong && `Đang áp dụng ${valueText(wrong.field, wrong.value)}`;
  return (
    <ConfirmDialog
      title={`Sửa phần trăm: ${order.Code}`}
      confirmLabel="Sửa phần trăm"
      reason={{ minLength: 10 }}
      onConfirm={confirm}
      onClose={onClose}
    >
      <SelectField
        label="Sửa mục nào"
        required
        clearable={false}
        value={chosen}
        options={choices.map(({ id, label }) => ({ value: id, label }))}
        onChange={(id) => {
          setChosen(id);
          setRight(null);
        }}
      />
      {wrong?.field === 'ExtraFee' ? <MoneyField {...value} hint={hint} /> : <PercentField {...value} hint={hint} />}
      {failure && <Notice tone="warning">{failure}</Notice>}
      {effect && <Effect {...effect} />}
    </ConfirmDialog>
  );
}

/** The figures that change, before and after, and the day they change on. */
function Effect({ Before, After, SettledDate }: Schemas['PercentCorrection']) {
  const changed = figures.filter(({ field }) => Before[field] !== After[field]);
  if (changed.length === 0) return <p>Số tiền của đơn không đổi.</p>;
  return (
    <>
      <DescriptionList
        items={changed.map(({ field, label }) => ({
          label,
          value: (
            <>
              {formatMoney(Before[field])} <Icon name="arrow-right" size={14} label="thành" />{' '}
              {formatMoney(After[field])}
            </>
          ),
        }))}
      />
      {SettledDate && <p>Bút toán quyết toán sai được đảo và ghi lại vào ngày {formatDate(SettledDate)}.</p>}
    </>
  );
}
