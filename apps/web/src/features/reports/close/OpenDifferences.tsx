import type { DayClose } from '@so-the/api-client';
import { Notice } from '@so-the/ui';
import { formatDate, named } from '@so-the/ui/format';
import { DecideButtons } from '../../../kit/document/DecideButtons.tsx';
import type { WaitingFacts } from '../../../kit/document/DecideDialog.tsx';
import { useIsCompany } from '../../../session/useIsCompany.ts';
import { useSession } from '../../../session/useSession.ts';
import { differenceWords } from '../../../kit/report/counts/differenceWords.ts';

/** Kind of what waits for approval. */
const DIFFERENCE = 6;

/** Differences that the books do not have yet, each with its decision for who may take it; who counted may take it back. */
export function OpenDifferences({ differences }: { differences: readonly DayClose[] }) {
  const { user } = useSession();
  const isCompany = useIsCompany();
  return (
    <>
      {differences.map((close) => {
        const waits = close.DifferenceStatus === 0;
        const mayRefuse = waits && (close.CanApprove || close.CreatedBy === user.UserID);
        return (
          <Notice
            key={close.DayCloseID}
            tone="warning"
            action={mayRefuse && <DecideButtons waiting={waitingOf(close)} canApprove={close.CanApprove} canRefuse />}
          >
            {`Chênh lệch ${named(wordsOf(close), isCompany ? close.ShopName : undefined)}, ${waits ? 'chờ duyệt' : `${named('bị từ chối', close.RefuseReason)}, cần kiểm lại`}. Lý do: ${close.Reason ?? ''}`}
          </Notice>
        );
      })}
    </>
  );
}

/** A difference as the decision on it repeats it. */
function waitingOf(close: DayClose): WaitingFacts {
  const { DayCloseID, CreatedByName, Reason = '' } = close;
  const Effect = `Khi duyệt, ${wordsOf(close)} vào sổ và vào kết quả kinh doanh`;
  return { Kind: DIFFERENCE, RefID: DayCloseID, ProposedByName: CreatedByName, Reason, Effect };
}

/** Differences that were still open when a later count took their place: who counted again, and where it is decided on now. */
export function ReplacedDifferences({ closes }: { closes: readonly DayClose[] }) {
  return closes.map((close) => {
    const { DayCloseID, ReplacedByName = '', ReplacedOn } = close;
    const again = `${ReplacedByName} đã kiểm lại${ReplacedOn === undefined ? '' : ` ngày ${formatDate(ReplacedOn)}`}`;
    return (
      <Notice key={DayCloseID} tone="info">
        {`Chênh lệch ${wordsOf(close)} không còn chờ quyết định: ${again}, chênh lệch còn lại nằm trong lần kiểm đó.`}
      </Notice>
    );
  });
}

/** `quỹ Tiền mặt ngày 20/11/2026: thiếu 50.000 ₫`. */
function wordsOf({ Fund, Date: date, Difference }: DayClose): string {
  return `quỹ ${Fund} ngày ${formatDate(date)}: ${differenceWords(Difference)}`;
}
