import { useState } from 'react';
import type { Schemas } from '@so-the/api-client';
import { ConfirmDialog, TextField, toast } from '@so-the/ui';
import { maskCard } from '@so-the/ui/format';
import { useChangeHoldCardMutation, useGetCardQuery } from '../../api/cardDataApi.ts';
import { HoldLog } from './HoldLog.tsx';

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
  const [place, setPlace] = useState('');
  const [note, setNote] = useState('');
  const { cardDataID, cardInShop, HolderName, BankCode, Last4, CustomerName } = card;
  const verb = cardInShop ? 'Trả thẻ' : 'Giữ thẻ';
  const confirm = async () => {
    await changeHold({
      cardDataID,
      HoldPlace: place.trim() || undefined,
      Note: note.trim() || undefined,
    }).unwrap();
    toast.success(`${verb} thành công`);
    onClose();
  };
  return (
    <ConfirmDialog title={verb} confirmLabel={verb} onConfirm={confirm} onClose={onClose}>
      <p>
        {cardInShop ? 'Trả cho khách thẻ' : 'Cửa hàng giữ thẻ'} {BankCode} {maskCard(Last4)} của {HolderName} (khách
        hàng {CustomerName}).
      </p>
      {!cardInShop && <TextField label="Nơi cất" value={place} onChange={setPlace} maxLength={50} />}
      <TextField label="Ghi chú" value={note} onChange={setNote} maxLength={500} />
      <HoldLog log={currentData?.Data.HoldLogs.slice(0, LATEST) ?? []} />
    </ConfirmDialog>
  );
}
