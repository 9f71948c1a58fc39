import { labelOf, serviceTypeOptions, type ServiceType, type TermChange } from '@so-the/api-client';
import { bankName, formatDateTime, formatMoney, maskCard } from '@so-the/ui/format';

const NAMES: Readonly<Record<TermChange['Field'], string>> = {
  Amount: 'số tiền',
  ServiceType: 'dịch vụ',
  AppointmentDate: 'ngày hẹn',
  CardDataID: 'thẻ',
};

/** A corrected term inside a sentence. */
export function termName({ Field }: TermChange): string {
  return NAMES[Field];
}

/** What a term was or is, in words: "30.000.000 ₫", "Rút tiền", "TCB ···4321". */
export function termValue(change: TermChange, side: 'Old' | 'New'): string {
  const text = change[side];
  const card = side === 'Old' ? change.OldCard : change.NewCard;
  if (change.Field === 'Amount') return formatMoney(Number(text));
  if (change.Field === 'ServiceType') return labelOf(serviceTypeOptions, Number(text) as ServiceType) ?? text;
  if (change.Field === 'AppointmentDate') return formatDateTime(text);
  return card ? `${bankName(card.BankCode)} ${maskCard(card.Last4)}` : `Thẻ số ${text}`;
}
