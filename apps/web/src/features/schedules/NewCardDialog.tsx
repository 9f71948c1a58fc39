import { relationOptions, typeCardOptions, type CardData, type CardDataInput } from '@so-the/api-client';
import { useSaveCardMutation } from '../../api/cardDataApi.ts';
import { useUsualFee } from '../../kit/form/asks/useUsualFee.ts';
import { BankPicker } from '../../kit/pickers/BankPicker.tsx';
import { LAST_DIGITS_TEXT } from '../../kit/cards/cardTexts.ts';
import { digitsRule, numberRule } from '../../kit/form/fieldRules.ts';
import { formFields } from '../../kit/form/formFields.tsx';
import { FormSection } from '../../kit/form/FormSection.tsx';
import { QuickAddDialog } from './QuickAddDialog.tsx';

const Field = formFields<CardDataInput>();

/** Props of {@link NewCardDialog}. */
export interface NewCardDialogProps {
  customerId: number;
  /** Gets the new card. */
  onAdded: (card: CardData) => void;
  onClose: () => void;
}

/** Adds a card of the chosen customer while an appointment is being made; only its last four digits are asked for. */
export function NewCardDialog({ customerId, onAdded, onClose }: NewCardDialogProps) {
  const [saveCard] = useSaveCardMutation();
  const usual = useUsualFee({ customerId });
  return (
    <QuickAddDialog<CardDataInput>
      noun="thẻ"
      values={{ CustomerID: customerId, HolderName: '', Last4: '', Relation: 1, cardInShop: false, Status: 1 }}
      save={async (body, idempotencyKey) => onAdded((await saveCard({ body, idempotencyKey }).unwrap()).Data)}
      onClose={onClose}
    >
      <FormSection>
        <Field.Text name="HolderName" label="Chủ thẻ" required maxLength={100} />
        <Field.Select name="Relation" label="Quan hệ" options={relationOptions} required />
        <Field.Picker name="BankID" label="Ngân hàng phát hành" required as={BankPicker} />
        <Field.Select name="TypeCard" label="Loại thẻ" options={typeCardOptions} required />
        <Field.Text
          name="Last4"
          label="4 số cuối"
          rule={digitsRule('4 số cuối', { min: 4, max: 4 })}
          inputMode="numeric"
          {...LAST_DIGITS_TEXT}
          required
        />
        <Field.Number
          name="DateDues"
          label="Ngày đến hạn"
          rule={numberRule('Ngày đến hạn', { min: 1, max: 31 })}
          required
        />
        <Field.Money name="LimitAmount" label="Hạn mức" />
        <Field.Percent name="FeePercent" label="Phí (%)" usual={usual} />
      </FormSection>
    </QuickAddDialog>
  );
}
