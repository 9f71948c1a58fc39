import { Button, Notice } from '@so-the/ui';
import { formatDate } from '@so-the/ui/format';
import { useState } from 'react';
import { useListApprovalsQuery } from '../../../api/paymentApi.ts';
import { useListStartMoneyQuery } from '../../../api/reportApi.ts';
import { useRights } from '../../../kit/access/useRights.ts';
import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { fundsToCount, replacedDifferences } from './countValues.ts';
import { PATHS } from '../../../kit/places/paths.ts';
import { fundCounts } from '../../../kit/places/places.ts';
import { StepLink } from '../../../kit/places/StepLink.tsx';
import { CountDialog } from './CountDialog.tsx';
import { OpenDifferences, ReplacedDifferences } from './OpenDifferences.tsx';
import { ReopenDialog } from './ReopenDialog.tsx';
import { WaitingReopening } from './WaitingReopening.tsx';

/** Kind of what waits for approval. */
const REOPENING = 4;

/** The close of a day on the cash book: its actions, what differs still, and its dialogs. Nothing for who may not see closes. */
export function DayClosing({ day }: { day: string }) {
  const rights = useRights(PATHS.advances);
  return rights.view ? <Closing day={day} /> : null;
}

function Closing({ day }: { day: string }) {
  const { data } = useListStartMoneyQuery({ fromDate: day, toDate: day });
  const approvals = useListApprovalsQuery({});
  const reopening = approvals.currentData?.Data.find(({ Kind }) => Kind === REOPENING);
  const [open, setOpen] = useState<'count' | 'reopen' | null>(null);
  if (!data) return null;
  const { Closes, Funds, Differences, LockDate, CanClose, CanReopen } = data.Data;
  const funds = fundsToCount(Funds, Differences, day);
  const lastClosed = [LockDate ?? '', ...Funds.map(({ LockedTo }) => LockedTo ?? '')].toSorted().at(-1) ?? '';
  const close = () => setOpen(null);
  return (
    <>
      <ListScreen.Actions>
        {CanReopen && !reopening && <Button onClick={() => setOpen('reopen')}>Mở sổ</Button>}
        {CanClose && funds.length > 0 && (
          <Button variant="primary" onClick={() => setOpen('count')}>
            Kiểm quỹ và chốt
          </Button>
        )}
      </ListScreen.Actions>
      {LockDate !== undefined && LockDate >= day && (
        <Notice tone="info">{`Sổ ngày ${formatDate(day)} đã khóa; không ghi thêm được vào ngày này.`}</Notice>
      )}
      {reopening && <WaitingReopening waiting={reopening} />}
      <StepLink href={fundCounts({})}>Các lần kiểm quỹ</StepLink>
      <OpenDifferences differences={Differences} />
      <ReplacedDifferences closes={replacedDifferences(Closes)} />
      {open === 'count' && <CountDialog day={day} funds={funds} differences={Differences} onClose={close} />}
      {open === 'reopen' && <ReopenDialog day={lastClosed} onClose={close} />}
    </>
  );
}
