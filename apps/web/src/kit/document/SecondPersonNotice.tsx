import type { Args } from '@so-the/api-client';
import { Notice } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';
import { useCheckSecondPersonQuery } from '../../api/paymentApi.ts';
import { useHas } from '../access/useHas.ts';

/** The write that a confirmation is about, as the server asks for it. */
export type SecondPersonCheck = Args<'checkSecondPerson'>;

/** Says before a write is sent that it will wait, for whom, and that nothing is booked until then; nothing where it will not, or the API has no such rule. */
export function SecondPersonNotice({ check }: { check: SecondPersonCheck }) {
  const has = useHas('checkSecondPerson', 'decideHeldWrite');
  const { currentData } = useCheckSecondPersonQuery(check, { skip: !has, refetchOnMountOrArgChange: true });
  if (!currentData?.Data.IsNeeded) return null;
  const { People, From, Alone } = currentData.Data;
  return (
    <Notice tone="warning">
      <p>Cần người thứ hai duyệt: {People.join(', ')}. Đến khi đó chưa ghi sổ gì.</p>
      {Alone > 0 && (
        <p>
          Hôm nay bạn đã tự làm {formatMoney(Alone)}; từ {formatMoney(From)} trong ngày thì cần duyệt.
        </p>
      )}
    </Notice>
  );
}
