import { useWatch } from 'react-hook-form';
import {
  cardDataInputFields,
  cardLevelOptions,
  cardStatusOptions,
  relationOptions,
  typeCardOptions,
  type Schemas,
} from '@so-the/api-client';
import { useSaveCardMutation } from '../../api/cardDataApi.ts';
import { useUsualFee } from '../../kit/form/asks/useUsualFee.ts';
import { BankPicker } from '../../kit/pickers/BankPicker.tsx';
import { CustomerPicker } from '../../kit/pickers/CustomerPicker.tsx';
import { StaffPicker } from '../../kit/pickers/StaffPicker.tsx';
import { RecordDialog } from '../../kit/record/RecordDialog.tsx';
import type { FormHandles } from '../../kit/recordScreen/RecordOwnForm.tsx';
import { formFields } from '../../kit/form/formFields.tsx';
import { FormSection, WideField } from '../../kit/form/FormSection.tsx';
import { BIN_TEXT, EXPIRY_TEXT, LAST_DIGITS_TEXT } from '../../kit/cards/cardTexts.ts';
import { cardBody, cardValues, type CardValues } from '../../kit/cards/cardValues.ts';

const Field = formFields<CardValues>();

/** Props of {@link CardForm}. */
export interface CardFormProps {
  /** The card to change; none adds one. */
  card?: Schemas['CardData'];
  /** Whose card is added, when that is known. */
  customerId?: number;
  onClose: () => void;
  onStale?: () => unknown;
  opens?: FormHandles['opens'];
}

/** Adds or changes a customer's card; never more of its number than prefix and last four digits (domain §7). */
export function CardForm({ card, customerId, onClose, onStale, opens }: CardFormProps) {
  const [saveCard] = useSaveCardMutation();
  return (
    <RecordDialog
      noun="thẻ"
      size="large"
      input={cardDataInputFields}
      addMore
      id={card?.cardDataID}
      values={cardValues(card, customerId)}
      save={(values, idempotencyKey) => saveCard({ body: cardBody(values), idempotencyKey }).unwrap()}
      onStale={onStale}
      opens={opens}
      onClose={onClose}
    >
      <CardIdentity />
      <CardTerms card={card} />
      {!card && (
        <FormSection title="Giữ thẻ">
          <Field.Check name="cardInShop" label="Cửa hàng đang giữ thẻ" />
          <Field.Text name="HoldPlace" label="Nơi cất" />
        </FormSection>
      )}
      <FormSection>
        <WideField>
          <Field.TextArea name="Note" label="Ghi chú" />
        </WideField>
      </FormSection>
    </RecordDialog>
  );
}

function CardIdentity() {
  return (
    <FormSection>
      <Field.Picker name="CustomerID" label="Khách hàng" as={CustomerPicker} />
      <Field.Text name="HolderName" label="Chủ thẻ" hint="Tên in trên thẻ" />
      <Field.Select name="Relation" label="Quan hệ" options={relationOptions} />
      <Field.Picker name="BankID" label="Ngân hàng phát hành" as={BankPicker} />
      <Field.Select name="TypeCard" label="Loại thẻ" options={typeCardOptions} />
      <Field.Select name="CardLevel" label="Hạng thẻ" options={cardLevelOptions} />
      <Field.Text name="Bin" label="BIN" hint="6 đến 8 số đầu" {...BIN_TEXT} />
      <Field.Text name="Last4" label="4 số cuối" hint="Không lưu cả số thẻ" {...LAST_DIGITS_TEXT} />
      <Field.Text name="Expiry" label="Hạn thẻ" {...EXPIRY_TEXT} />
    </FormSection>
  );
}

function CardTerms({ card }: Pick<CardFormProps, 'card'>) {
  const customerId = useWatch<CardValues, 'CustomerID'>({ name: 'CustomerID' });
  const usual = useUsualFee({ customerId, cardId: card?.cardDataID });
  return (
    <FormSection title="Hạn mức và ngày đến hạn">
      <Field.Money name="LimitAmount" label="Hạn mức" />
      <Field.Percent name="FeePercent" label="Phí (%)" usual={usual} />
      <Field.Number name="StatementDay" label="Ngày sao kê" />
      <Field.Number name="DateDues" label="Ngày đến hạn" />
      <Field.Picker name="StaffId" label="NV phụ trách" as={StaffPicker} />
      <Field.Select name="Status" label="Trạng thái" options={cardStatusOptions} />
    </FormSection>
  );
}
