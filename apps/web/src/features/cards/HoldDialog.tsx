import type { Schemas } from '@so-the/api-client';
import { bankName, maskCard } from '@so-the/ui/format';
import { useChangeHoldCardMutation, useGetCardQuery } from '../../api/cardDataApi.ts';
import { EntryDialog } from '../../kit/form/EntryDialog.tsx';
import { formFields } from '../../kit/form/formFields.tsx';
import { HoldLog } from './HoldLog.tsx';

interface HoldValues {
  HoldPlace: string;
  Note: string;
}

const Field = formFields<HoldValues>();
const empty: HoldValues = { HoldPlace: '', Note: '' };

/** The record holds the whole log. */
const LATEST = 3;

/** Props of {@link HoldDialog}. */
export interface HoldDialogProps {
  card: Schemas['CardData'];
  onClose: () => void;
}

/** Takes a card in or hands it back, and shows who handled it before (domain §2(i)). */
export function HoldDialog({ card, onClose }: HoldDialogProps) {
  const [changeHold] = useChangeHoldCardMutation();
  const { currentData } = useGetCardQuery({ ID: card.cardDataID });
  const { cardDataID, cardInShop, HolderName, BankCode, Last4, CustomerName } = card;
  const verb = cardInShop ? 'Trả thẻ' : 'Giữ thẻ';
  return (
    <EntryDialog<HoldValues>
      title={verb}
      submitLabel={verb}
      size="small"
      draft={`hold/${cardDataID}`}
      values={empty}
      send={(typed, idempotencyKey) => changeHold({ cardDataID, ...typed, idempotencyKey }).unwrap()}
      done={`${verb} thành công`}
      onClose={onClose}
    >
      <p>
        {cardInShop ? 'Trả cho khách thẻ' : 'Cửa hàng giữ thẻ'} {bankName(BankCode)} {maskCard(Last4)} của {HolderName}{' '}
        (khách hàng {CustomerName}).
      </p>
      {!cardInShop && <Field.Text name="HoldPlace" label="Nơi cất" maxLength={50} />}
      <Field.Text name="Note" label="Ghi chú" maxLength={500} />
      <HoldLog log={currentData?.Data.HoldLogs.slice(0, LATEST) ?? []} />
    </EntryDialog>
  );
}
