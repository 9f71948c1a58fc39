import { useRef } from 'react';
import type { CardData } from '@so-the/api-client';
import { bankName, formatDate, maskCard } from '@so-the/ui/format';
import { useSaveCalendarPaymentMutation } from '../../api/cardDataApi.ts';
import { EntryDialog } from '../form/EntryDialog.tsx';
import { formFields } from '../form/formFields.tsx';

interface PlanValues {
  WorkDate?: string;
  ExpectedAmount?: number;
  Note?: string;
}

const Field = formFields<PlanValues>();
const empty: PlanValues = {};

/** Props of {@link PlanDialog}. */
export interface PlanDialogProps {
  /** At least one; at most 200, as the call takes. */
  cards: readonly Pick<CardData, 'cardDataID' | 'BankCode' | 'Last4' | 'HolderName' | 'NextDue'>[];
  onClose: () => void;
}

/** Plans the day that cards are worked on in this cycle, all of them or none; planning again moves it. */
export function PlanDialog({ cards, onClose }: PlanDialogProps) {
  const [savePlan] = useSaveCalendarPaymentMutation();
  const planned = useRef('');
  const ids = cards.map(({ cardDataID }) => cardDataID);
  const [card] = cards;
  const isOne = card !== undefined && cards.length === 1;
  const send = async (typed: PlanValues, idempotencyKey: string) => {
    const { Data } = await savePlan({ body: { CardDataIDs: ids, ...typed }, idempotencyKey }).unwrap();
    const days = [...new Set(Data.Rows.map(({ WorkDate }) => formatDate(WorkDate)))];
    const what = isOne ? 'thẻ' : `${cards.length} thẻ`;
    planned.current = days.length === 1 ? `${what} ngày ${days[0]}` : `${what}, mỗi thẻ theo hạn của mình`;
  };
  return (
    <EntryDialog<PlanValues>
      title={isOne ? 'Lên lịch làm thẻ' : `Lên lịch làm ${cards.length} thẻ`}
      submitLabel="Lên lịch"
      size="small"
      draft={`plan/${ids.join(',')}`}
      values={empty}
      send={send}
      done={() => `Đã lên lịch làm ${planned.current}`}
      onClose={onClose}
    >
      <p>
        {isOne
          ? `Thẻ ${bankName(card.BankCode)} ${maskCard(card.Last4)} của ${card.HolderName || 'khách'}, đến hạn ${formatDate(card.NextDue)}.`
          : `${cards.length} thẻ, đến hạn từ ${dueDays(cards).join(' đến ')}.`}
      </p>
      <Field.Date
        name="WorkDate"
        label="Ngày làm"
        hint="Để trống = ngày làm việc gần nhất trước hạn. Ngày nghỉ được lùi về ngày làm việc trước đó."
      />
      <Field.Money name="ExpectedAmount" label={isOne ? 'Số tiền dự kiến' : 'Số tiền dự kiến mỗi thẻ'} />
      <Field.Text name="Note" label="Ghi chú" maxLength={500} />
    </EntryDialog>
  );
}

/** The first and the last due day. */
function dueDays(cards: PlanDialogProps['cards']): string[] {
  const days = cards.map(({ NextDue }) => NextDue).toSorted();
  return [days[0], days.at(-1)].map((day) => formatDate(day));
}
