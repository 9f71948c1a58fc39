import type { Schemas } from '@so-the/api-client';
import { bankName, maskCard } from '@so-the/ui/format';
import { useSaveCardMutation } from '../../api/cardDataApi.ts';
import { EXPIRY_TEXT } from '../../kit/cards/cardTexts.ts';
import { cardBody, cardValues, expiryText, newExpiryRule } from '../../kit/cards/cardValues.ts';
import { EntryDialog } from '../../kit/form/EntryDialog.tsx';
import { formFields } from '../../kit/form/formFields.tsx';

interface RenewValues {
  Expiry?: string;
}

const Field = formFields<RenewValues>();
const empty: RenewValues = {};

/** Props of {@link RenewDialog}. */
export interface RenewDialogProps {
  card: Schemas['ExpiringCard'];
  onClose: () => void;
}

/** Takes down what the new plastic says: the card stays, with a later end. */
export function RenewDialog({ card, onClose }: RenewDialogProps) {
  const [saveCard] = useSaveCardMutation();
  const { cardDataID, BankCode, Last4, HolderName } = card;
  return (
    <EntryDialog<RenewValues>
      title="Gia hạn thẻ"
      submitLabel="Ghi hạn mới"
      size="small"
      draft={`renew/${cardDataID}`}
      values={empty}
      send={({ Expiry }, idempotencyKey) =>
        saveCard({ body: cardBody({ ...cardValues(card), Expiry }), idempotencyKey }).unwrap()
      }
      done="Gia hạn thẻ thành công"
      onClose={onClose}
    >
      <p>
        Thẻ {bankName(BankCode)} {maskCard(Last4)} của {HolderName}, hạn cũ {expiryText(card)}.
      </p>
      <Field.Text
        name="Expiry"
        label="Hạn thẻ mới"
        hint="Tháng và năm in trên thẻ mới: 0928 hoặc 09/28"
        required
        {...EXPIRY_TEXT}
        rule={newExpiryRule(card)}
      />
    </EntryDialog>
  );
}
