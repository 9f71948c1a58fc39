import type { Schemas } from '@so-the/api-client';
import { useSaveCardMutation } from '../../api/cardDataApi.ts';
import { RecordPictures } from '../../kit/pictures/RecordPictures.tsx';
import { cardBody, cardValues } from '../../kit/cards/cardValues.ts';

/** Props of {@link CardPictures}. */
export interface CardPicturesProps {
  card: Schemas['CardDetail'];
  /** The person may add and delete pictures. */
  mayEdit: boolean;
}

/** Pictures of a card; none may show its whole number or its back (domain §7). */
export function CardPictures({ card, mayEdit }: CardPicturesProps) {
  const [saveCard] = useSaveCardMutation();
  const save = async (record: Schemas['CardData'], FileIDs: number[]) =>
    (await saveCard({ body: { ...cardBody(cardValues(record)), FileIDs } }).unwrap()).Data;
  return (
    <RecordPictures
      label="Ảnh của thẻ"
      record={card}
      files={card.Files}
      save={mayEdit ? save : undefined}
      hint="Che các số giữa trước khi chụp; không chụp mặt sau và mã CVV."
    />
  );
}
