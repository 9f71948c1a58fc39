import type { Schemas } from '@so-the/api-client';
import { Notice, SelectField } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';
import { useRead } from '../../api/declare.ts';
import { calls } from '../../api/scheduleWorkingApi.ts';
import { swipeWords } from '../../kit/swipe/swipeWords.ts';
import type { BillValues } from './billValues.ts';

/** Props of {@link SwipeField}. */
export interface SwipeFieldProps {
  values: BillValues;
  /** Swipes the slip may belong to, as they were found when it was read. */
  matches: readonly Schemas['BillMatch'][];
  /** Swipes that other slips under way have. Default none. */
  taken?: ReadonlySet<number>;
  onChange: (swipeId: number | null) => void;
}

const none: ReadonlySet<number> = new Set();

/** The swipe of a slip: those that fit first, then every other one without a slip; tells what differs from the chosen one. */
export function SwipeField({ values, matches, taken = none, onChange }: SwipeFieldProps) {
  const swipes = useRead(calls.listSwipes, { HasBill: false, PageSize: 200 });
  const found = new Set(matches.map(({ LogWithdrawalID }) => LogWithdrawalID));
  const others = (swipes.data?.Data ?? []).filter(({ logWithdrawalId }) => !found.has(logWithdrawalId));
  const all = [
    ...matches.map((swipe) => ({ id: swipe.LogWithdrawalID, swipe })),
    ...others.map((swipe) => ({ id: swipe.logWithdrawalId, swipe })),
  ];
  const chosen = all.find(({ id }) => id === values.LogWithdrawalID)?.swipe;
  const difference = chosen && values.Amount !== null ? values.Amount - chosen.Amount : 0;
  return (
    <>
      <SelectField
        label="Lượt quẹt"
        searchable
        placeholder={swipes.data ? 'Chưa gắn lượt quẹt' : 'Đang tải…'}
        hint={hintOf(matches.length)}
        options={all
          .filter(({ id }) => !taken.has(id))
          .map(({ id, swipe }) => ({ value: id, label: swipeWords(swipe) }))}
        value={values.LogWithdrawalID}
        onChange={onChange}
      />
      {difference !== 0 && <Notice tone="warning">Bill lệch {formatMoney(difference)} so với lượt quẹt.</Notice>}
    </>
  );
}

function hintOf(matches: number): string | undefined {
  return matches > 1 ? `${matches} lượt quẹt giống bill này, hãy chọn` : undefined;
}
