import type { DayClose } from '@so-the/api-client';
import { Button, Notice } from '@so-the/ui';
import { formatDate } from '@so-the/ui/format';
import { useState } from 'react';
import { usePushStartMoneyMutation } from '../../../api/reportApi.ts';
import { ConfirmedDialog } from '../../../kit/form/ConfirmedDialog.tsx';
import { useSession } from '../../../session/useSession.ts';
import { differenceWords } from './differenceWords.ts';

type Deed = 'Duyệt' | 'Từ chối';

/** Differences that the books do not have yet, each with its decision for who may take it; who counted may take it back. */
export function OpenDifferences({ differences }: { differences: readonly DayClose[] }) {
  const { user } = useSession();
  const [asked, setAsked] = useState<{ close: DayClose; deed: Deed } | null>(null);
  return (
    <>
      {differences.map((close) => {
        const waits = close.DifferenceStatus === 0;
        const mayRefuse = waits && (close.CanApprove || close.CreatedBy === user.UserID);
        return (
          <Notice
            key={close.DayCloseID}
            tone="warning"
            action={
              mayRefuse && (
                <>
                  {close.CanApprove && <Button onClick={() => setAsked({ close, deed: 'Duyệt' })}>Duyệt</Button>}
                  <Button onClick={() => setAsked({ close, deed: 'Từ chối' })}>Từ chối</Button>
                </>
              )
            }
          >
            {`Chênh lệch ${wordsOf(close)}, ${waits ? 'chờ duyệt' : `bị từ chối (${close.RefuseReason ?? ''}), cần kiểm lại`}. Lý do: ${close.Reason ?? ''}`}
          </Notice>
        );
      })}
      {asked && <DecideDifference {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface DecideDifferenceProps {
  close: DayClose;
  deed: Deed;
  onClose: () => void;
}

function DecideDifference({ close, deed, onClose }: DecideDifferenceProps) {
  const [pushStartMoney] = usePushStartMoneyMutation();
  const isApproval = deed === 'Duyệt';
  const decide = (Reason: string, idempotencyKey: string) => {
    const decision = isApproval ? { Status: 1 as const } : { Status: 3 as const, Reason };
    const body = { Kind: 4 as const, CloseID: close.DayCloseID, ...decision };
    return pushStartMoney({ body, idempotencyKey }).unwrap();
  };
  return (
    <ConfirmedDialog
      title={`${deed} chênh lệch quỹ`}
      confirmLabel={deed}
      {...(!isApproval && { tone: 'danger', reason: { label: 'Lý do' } })}
      draft={`difference/${deed}/${close.DayCloseID}`}
      send={decide}
      done={`${deed} chênh lệch quỹ thành công`}
      onClose={onClose}
    >
      <p>
        {isApproval
          ? `Ghi ${wordsOf(close)} vào sổ và vào kết quả kinh doanh.`
          : `Không ghi ${wordsOf(close)}; quỹ được kiểm lại.`}
      </p>
      <p>{`${close.CreatedByName} kiểm: ${close.Reason ?? ''}`}</p>
    </ConfirmedDialog>
  );
}

/** `quỹ Tiền mặt ngày 20/11/2026: thiếu 50.000 ₫`. */
function wordsOf({ Fund, Date: date, Difference }: DayClose): string {
  return `quỹ ${Fund} ngày ${formatDate(date)}: ${differenceWords(Difference)}`;
}
