import { useListOpeningBalancesQuery, useSaveOpeningBalancesMutation } from '../../api/debtApi.ts';
import { formatMoney } from '@so-the/ui/format';
import { faultsAt } from '../form/fieldErrors.ts';
import { MoneyDialog } from '../document/MoneyDialog.tsx';
import { reasonRule } from '../form/fieldRules.ts';
import { formFields } from '../form/formFields.tsx';
import { SIDES, type OpeningParty } from './openingParty.ts';

interface OpeningValues {
  /** 1 the party owes the shop, −1 the shop owes it. */
  Side: 1 | -1;
  Amount: number | null;
  Note: string;
  Reason: string;
}

const Field = formFields<OpeningValues>();

/** Characters the reason for replacing an opening balance needs. */
const REASON_LENGTH = 10;

/** Props of {@link OpeningDialog}. */
export interface OpeningDialogProps {
  party: OpeningParty;
  onClose: () => void;
}

/** Enters what a party or the cash box brings along from the old book, or replaces it with a reason; 0 takes it back. */
export function OpeningDialog({ party, onClose }: OpeningDialogProps) {
  const { PartyType, PartyID, Name, code, debt } = party;
  const [save] = useSaveOpeningBalancesMutation();
  const known = useListOpeningBalancesQuery({ PartyType, GeneralSearch: code, PageSize: 100 });
  const old = known.currentData?.Data.find((row) => row.PartyID === PartyID)?.Amount ?? 0;
  const sides = SIDES[PartyType];
  const signed = ({ Side, Amount }: OpeningValues) => (sides && Side < 0 ? -1 : 1) * (Amount ?? 0);
  const send = async (values: OpeningValues, idempotencyKey: string) => {
    const { Note, Reason } = values;
    const Amount = signed(values);
    const line = { PartyType, PartyID, Amount, ...(Note && { Note }), ...(Reason && { Reason }) };
    const call = save({ body: { Rows: [line] }, idempotencyKey }).unwrap();
    const { Data } = await call.catch((caught: unknown) => {
      throw faultsAt(caught, (sent) => sent.replace('Rows.0.', ''));
    });
    const [said] = Data.Rows;
    if (said?.Status !== 'ok') {
      const errors = said?.Errors ?? [];
      throw Object.assign(new Error(errors.map(({ message }) => message).join('. ')), { errors });
    }
  };
  return (
    <MoneyDialog<OpeningValues>
      title="Số dư đầu"
      draft={`opening/${PartyType}/${PartyID}`}
      values={{ Side: old < 0 ? -1 : 1, Amount: null, Note: '', Reason: '' }}
      facts={(values) => ({
        party: sides ? `${Name} (${sides[values.Side < 0 ? 1 : 0]})` : Name,
        amount: values.Amount ?? 0,
        fund: 'Vốn – số dư đầu kỳ',
        fundLabel: 'Đối ứng',
        debt: debt === undefined ? undefined : { before: debt, after: debt - old + signed(values) },
        second: { Write: 4, Amount: signed(values) - old, RefID: PartyID, PartyType },
        note: noteOf(old, values.Reason),
      })}
      send={send}
      done="Lưu số dư đầu thành công"
      onClose={onClose}
    >
      <OpeningFields sides={sides} old={old} />
    </MoneyDialog>
  );
}

function OpeningFields({ sides, old }: { sides: (typeof SIDES)[1]; old: number }) {
  return (
    <>
      {sides && (
        <Field.Select
          name="Side"
          label="Bên nợ"
          options={[
            { value: 1, label: sides[0] },
            { value: -1, label: sides[1] },
          ]}
          required
        />
      )}
      <Field.Money
        name="Amount"
        label="Số tiền"
        hint={old === 0 ? 'Ghi vào ngày đầu tiên của cửa hàng' : `Đang là ${formatMoney(old)}; nhập 0 để gỡ`}
        rule={(amount) => (old === 0 && amount === 0 ? 'Số dư đầu phải khác 0' : undefined)}
        required
      />
      {old !== 0 && (
        <Field.TextArea name="Reason" label="Lý do sửa" rule={reasonRule(REASON_LENGTH)} maxLength={255} required />
      )}
      <Field.TextArea name="Note" label="Ghi chú" rows={2} maxLength={255} />
    </>
  );
}

function noteOf(old: number, Reason: string): string {
  const day = 'Ghi vào ngày đầu tiên của cửa hàng, không qua doanh thu.';
  return old === 0 ? day : `${day} Thay số dư đầu ${formatMoney(old)}. Lý do: ${Reason.trim()}`;
}
