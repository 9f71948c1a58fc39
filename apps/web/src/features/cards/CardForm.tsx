import {
  cardLevelOptions,
  cardStatusOptions,
  relationOptions,
  typeCardOptions,
  type Schemas,
} from '@so-the/api-client';
import { useSaveCardMutation } from '../../api/cardDataApi.ts';
import { BankPicker } from '../../kit/pickers/BankPicker.tsx';
import { CustomerPicker } from '../../kit/pickers/CustomerPicker.tsx';
import { StaffPicker } from '../../kit/pickers/StaffPicker.tsx';
import { digitsRule, numberRule } from '../../kit/record/fieldRules.ts';
import { RecordDialog } from '../../kit/record/RecordDialog.tsx';
import { recordFields } from '../../kit/record/RecordField.tsx';
import { RecordSection, WideField } from '../../kit/record/RecordSection.tsx';
import { cardBody, cardValues, expiryRule, type CardValues } from './cardValues.ts';

const Field = recordFields<CardValues>();

/** Props of {@link CardForm}. */
export interface CardFormProps {
  /** The card to change; none adds one. */
  card?: Schemas['CardData'];
  /** Whose card is added, when that is known. */
  customerId?: number;
  onClose: () => void;
  onStale?: () => unknown;
}

/** Adds or changes a customer's card; never more of its number than prefix and last four digits (domain §7). */
export function CardForm({ card, customerId, onClose, onStale }: CardFormProps) {
  const [saveCard] = useSaveCardMutation();
  return (
    <RecordDialog
      noun="thẻ"
      size="large"
      addMore
      id={card?.cardDataID}
      values={cardValues(card, customerId)}
      save={(values) => saveCard({ body: cardBody(values) }).unwrap()}
      onStale={onStale}
      onClose={onClose}
    >
      <CardIdentity />
      <CardTerms />
      {!card && (
        <RecordSection title="Giữ thẻ">
          <Field.Check name="cardInShop" label="Cửa hàng đang giữ thẻ" />
          <Field.Text name="HoldPlace" label="Nơi cất" maxLength={50} />
        </RecordSection>
      )}
      <RecordSection>
        <WideField>
          <Field.TextArea name="Note" label="Ghi chú" maxLength={500} />
        </WideField>
      </RecordSection>
    </RecordDialog>
  );
}

function CardIdentity() {
  return (
    <RecordSection>
      <Field.Picker name="CustomerID" label="Khách hàng" required>
        {(field) => <CustomerPicker {...field} />}
      </Field.Picker>
      <Field.Text name="HolderName" label="Chủ thẻ" required maxLength={100} hint="Tên in trên thẻ" />
      <Field.Select name="Relation" label="Quan hệ" options={relationOptions} required />
      <Field.Picker name="BankID" label="Ngân hàng phát hành" required>
        {(field) => <BankPicker {...field} />}
      </Field.Picker>
      <Field.Select name="TypeCard" label="Loại thẻ" options={typeCardOptions} required />
      <Field.Select name="CardLevel" label="Hạng thẻ" options={cardLevelOptions} />
      <Field.Text name="Bin" label="BIN" rule={binRule} inputMode="numeric" maxLength={8} hint="6 đến 8 số đầu" />
      <Field.Text
        name="Last4"
        label="4 số cuối"
        required
        rule={last4Rule}
        inputMode="numeric"
        maxLength={4}
        hint="Không lưu cả số thẻ"
      />
      <Field.Text name="Expiry" label="Hạn thẻ" rule={expiryRule} placeholder="MM/YY" maxLength={5} />
    </RecordSection>
  );
}

function CardTerms() {
  return (
    <RecordSection title="Hạn mức và ngày đến hạn">
      <Field.Money name="LimitAmount" label="Hạn mức" />
      <Field.Percent name="FeePercent" label="Phí (%)" />
      <Field.Number name="StatementDay" label="Ngày sao kê" rule={dayRule('Ngày sao kê')} maxLength={2} />
      <Field.Number name="DateDues" label="Ngày đến hạn" required rule={dayRule('Ngày đến hạn')} maxLength={2} />
      <Field.Picker name="StaffId" label="NV phụ trách">
        {(field) => <StaffPicker {...field} />}
      </Field.Picker>
      <Field.Select name="Status" label="Trạng thái" options={cardStatusOptions} required />
    </RecordSection>
  );
}

const binRule = digitsRule('BIN', { min: 6, max: 8 });
const last4Rule = digitsRule('4 số cuối', { min: 4, max: 4 });
const dayRule = (label: string) => numberRule(label, { min: 1, max: 31 });
