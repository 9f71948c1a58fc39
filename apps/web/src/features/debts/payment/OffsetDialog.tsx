import { useFormContext, useWatch } from 'react-hook-form';
import type { Schemas } from '@so-the/api-client';
import { useGetDetailDebtQuery } from '../../../api/debtApi.ts';
import { useAddPartnerReciprocalMutation } from '../../../api/scheduleWorkingApi.ts';
import { ADJUST_REASON_LENGTH } from '../../../kit/document/adjustReason.ts';
import { amountRule } from '../../../kit/document/amountRule.ts';
import { MoneyDialog } from '../../../kit/document/MoneyDialog.tsx';
import { reasonRule } from '../../../kit/form/fieldRules.ts';
import { formFields } from '../../../kit/form/formFields.tsx';
import { CustomerPicker } from '../../../kit/pickers/CustomerPicker.tsx';
import { PosPicker } from '../../../kit/pickers/PosPicker.tsx';
import type { PartyDebt } from '../../../kit/debt/partyDebt.ts';

interface OffsetValues {
  OffsetType: Schemas['OffsetType'] | null;
  OffsetID: number | null;
  OffsetName: string;
  Amount: number | null;
  Reason: string;
}

const Field = formFields<OffsetValues>();

/** Who owes the shop what the partner's payable is offset with. */
const OWING = [
  { value: 2, label: 'Đơn mà chính đối tác nợ' },
  { value: 1, label: 'Một khách hàng nợ' },
  { value: 4, label: 'Một máy POS nợ' },
] as const;
const CUSTOMER = 1;
const SELF = 2;

/** Offsets what the shop owes a partner with what the partner, a customer or a POS owes the shop; no fund is touched (domain §2(d)). */
export function OffsetDialog({ partner, onClose }: { partner: PartyDebt; onClose: () => void }) {
  const [offset] = useAddPartnerReciprocalMutation();
  const own = Math.min(partner.payable, partner.collectable);
  const send = async (values: OffsetValues, idempotencyKey: string) => {
    const { OffsetType, OffsetID, Amount, Reason } = values;
    const other = OffsetType !== SELF && OffsetID !== null && { OffsetID };
    const owing = { OffsetType: OffsetType ?? SELF, ...other };
    const body = { PartnerID: partner.PartyID, Kind: 6 as const, Amount: Amount ?? 0, Reason, ...owing };
    await offset({ body, idempotencyKey }).unwrap();
  };
  return (
    <MoneyDialog<OffsetValues>
      title="Cấn trừ công nợ"
      draft={`offset/${partner.PartyID}`}
      values={{
        OffsetType: own > 0 ? SELF : CUSTOMER,
        OffsetID: null,
        OffsetName: '',
        Amount: own > 0 ? own : null,
        Reason: '',
      }}
      facts={({ OffsetType, OffsetName, Amount, Reason }) => ({
        party: OffsetType === SELF ? partner.Name : `${partner.Name} và ${OffsetName}`,
        amount: Amount ?? 0,
        fund: 'Không qua quỹ',
        debt: { before: partner.debt, after: partner.debt + (OffsetType === SELF ? 0 : (Amount ?? 0)) },
        note: `Hai bên cùng bớt nợ số tiền này. Lý do: ${Reason.trim()}`,
      })}
      send={send}
      done="Cấn trừ công nợ thành công"
      onClose={onClose}
    >
      <Field.Radio name="OffsetType" label="Cấn trừ với" options={OWING} required />
      <OtherField />
      <AmountField partner={partner} />
      <Field.TextArea name="Reason" label="Lý do" rule={reasonRule(ADJUST_REASON_LENGTH)} maxLength={500} required />
    </MoneyDialog>
  );
}

/** Who owes, where it is not the partner. */
function OtherField() {
  const type = useWatch<OffsetValues, 'OffsetType'>({ name: 'OffsetType' });
  const { setValue } = useFormContext<OffsetValues>();
  if (type === SELF) return null;
  const noun = type === CUSTOMER ? 'Khách hàng' : 'Máy POS';
  return (
    <Field.Picker key={noun} name="OffsetID" label={noun} required>
      {({ onChange, ...field }) =>
        type === CUSTOMER ? (
          <CustomerPicker
            {...field}
            onChange={(id, customer) => {
              onChange(id);
              setValue('OffsetName', customer?.FullName ?? '');
            }}
          />
        ) : (
          <PosPicker
            {...field}
            onChange={(id, pos) => {
              onChange(id);
              setValue('OffsetName', pos?.PosName ?? '');
            }}
          />
        )
      }
    </Field.Picker>
  );
}

/** The amount: at most what either side has open. */
function AmountField({ partner }: { partner: PartyDebt }) {
  const [type, id] = useWatch<OffsetValues, ['OffsetType', 'OffsetID']>({ name: ['OffsetType', 'OffsetID'] });
  const asked = type === CUSTOMER ? { customerID: id ?? 0 } : { posID: id ?? 0 };
  const other = useGetDetailDebtQuery(asked, { skip: type === SELF || !id }).currentData?.Data.Parties[0];
  const owed = type === SELF ? partner.collectable : other && (other.Collectable ?? Math.max(0, other.Closing));
  const most = Math.min(partner.payable, owed ?? partner.payable);
  return <Field.Money name="Amount" label="Số tiền" rule={amountRule(most, 'số hai bên cùng còn')} required />;
}
