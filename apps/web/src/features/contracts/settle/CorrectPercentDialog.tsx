import { useFormContext, useWatch } from 'react-hook-form';
import type { Schedule, Schemas } from '@so-the/api-client';
import { DescriptionList, Icon, Notice, SelectField } from '@so-the/ui';
import { formatDate, formatMoney } from '@so-the/ui/format';
import { useRead } from '../../../api/declare.ts';
import { calls, useCorrectSchedulePercentMutation } from '../../../api/scheduleWorkingApi.ts';
import { SecondPersonNotice } from '../../../kit/document/SecondPersonNotice.tsx';
import { EntryDialog } from '../../../kit/form/EntryDialog.tsx';
import { faultsAt } from '../../../kit/form/fieldErrors.ts';
import { reasonRule } from '../../../kit/form/fieldRules.ts';
import { formFields } from '../../../kit/form/formFields.tsx';
import { orderName } from '../../../kit/order/orderName.ts';
import { useCorrectionEffect } from './useCorrectionEffect.ts';
import { correctionOf, valueText, wrongPercents, type WrongPercent } from './wrongPercents.ts';

interface CorrectionValues {
  /** Which of the order's values is wrong. */
  Wrong: string | null;
  Right: number | null;
  Reason: string;
}

const Field = formFields<CorrectionValues>();

/** Fewest characters of the reason of a correction (domain §2(p)). */
const REASON_LENGTH = 10;

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
  const swipes = useRead(calls.listWithdrawals, { ScheduleID: order.ScheduleID }).data?.Data ?? [];
  const choices = wrongPercents(order, swipes);
  const send = async ({ Wrong, Right, Reason }: CorrectionValues, idempotencyKey: string) => {
    const wrong = choices.find(({ id }) => id === Wrong);
    if (!wrong || Right === null) throw new Error('Mục cần sửa không còn trong đơn, vui lòng chọn lại');
    const sent = correct({ body: { ...correctionOf(order, wrong, Right), Reason }, idempotencyKey }).unwrap();
    await sent.catch((caught: unknown) => {
      throw faultsAt(caught, (name) => (name === 'Reason' ? name : 'Right'));
    });
  };
  return (
    <EntryDialog<CorrectionValues>
      title={`Sửa phần trăm: ${orderName(order)}`}
      submitLabel="Sửa phần trăm"
      size="small"
      draft={`correctPercent/${order.ScheduleID}`}
      values={{ Wrong: choices[0]?.id ?? null, Right: null, Reason: '' }}
      send={send}
      done={`Đã sửa phần trăm của đơn ${order.Code}`}
      onClose={onClose}
    >
      <RightValue order={order} choices={choices} />
      <Field.TextArea name="Reason" label="Lý do" rows={2} rule={reasonRule(REASON_LENGTH)} maxLength={500} required />
    </EntryDialog>
  );
}

/** Which value is wrong, the right one, and what becomes of the order's figures. */
function RightValue({ order, choices }: { order: Schedule; choices: readonly WrongPercent[] }) {
  const { setValue } = useFormContext<CorrectionValues>();
  const [chosen, right] = useWatch<CorrectionValues, ['Wrong', 'Right']>({ name: ['Wrong', 'Right'] });
  const wrong = choices.find(({ id }) => id === chosen);
  const body = wrong && right !== null ? correctionOf(order, wrong, right) : undefined;
  const { effect, failure } = useCorrectionEffect(body);
  const Value = wrong?.field === 'ExtraFee' ? Field.Money : Field.Percent;
  return (
    <>
      <Field.Picker name="Wrong" label="Sửa mục nào" required>
        {({ onChange, ...field }) => (
          <SelectField
            {...field}
            clearable={false}
            options={choices.map(({ id, label }) => ({ value: id, label }))}
            onChange={(id: string | null) => {
              onChange(id);
              setValue('Right', null);
            }}
          />
        )}
      </Field.Picker>
      <Value
        name="Right"
        label="Giá trị đúng"
        hint={wrong && `Đang áp dụng ${valueText(wrong.field, wrong.value)}`}
        required
      />
      {failure && <Notice tone="warning">{failure}</Notice>}
      {effect && <Effect {...effect} />}
      {effect && <SecondPersonNotice check={{ Write: 5, Amount: worthOf(effect), RefID: order.ScheduleID }} />}
    </>
  );
}

/** What a correction changes of the shop's worth, in đồng: all of its figures together. */
function worthOf({ Before, After }: Schemas['PercentCorrection']): number {
  const change = (field: keyof Figures) => Math.abs((After[field] ?? 0) - (Before[field] ?? 0));
  return change('FeeAmount') + change('PosFeeAmount') + change('AffAmount') + change('PartnerAmount');
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
