import type { DayClose, FundBalance } from '@so-the/api-client';
import { formatDate, formatMoney } from '@so-the/ui/format';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { usePushStartMoneyMutation } from '../../../api/reportApi.ts';
import { MoneyDialog } from '../../../kit/document/MoneyDialog.tsx';
import { faultsAt } from '../../../kit/form/fieldErrors.ts';
import { closeBody, countedField, differenceOf, differencesOf, emptyCount, type CountValues } from './countValues.ts';
import { differenceWords } from '../../../kit/report/counts/differenceWords.ts';
import { FundCount } from './FundCount.tsx';
import './close.css';

/** Props of {@link CountDialog}. */
export interface CountDialogProps {
  /** Day that is closed, `YYYY-MM-DD`. */
  day: string;
  /** Funds that can be counted for it, over that day. */
  funds: readonly FundBalance[];
  /** Differences of earlier counts that the books do not have yet. */
  differences: readonly DayClose[];
  /** Called once the funds are closed, or the person changed their mind. */
  onClose: () => void;
}

/** Counts the funds of a day and closes those that were counted. */
export function CountDialog({ day, funds, differences, onClose }: CountDialogProps) {
  const [pushStartMoney] = usePushStartMoneyMutation();
  const said = useRef('');
  const send = async (values: CountValues, idempotencyKey: string) => {
    const call = pushStartMoney({ body: closeBody(day, funds, values), idempotencyKey }).unwrap();
    const { Data } = await call.catch((caught: unknown) => {
      throw faultsAt(caught, (sent) => countedField(sent, values));
    });
    const waits = Data.Closes.some((close) => close.DifferenceStatus === 0);
    const names = Data.Closes.map((close) => close.Fund).join(', ');
    const isLocked = (Data.LockDate ?? '') >= day;
    const state = isLocked ? `Đã khóa sổ ngày ${formatDate(day)}` : `Đã chốt ${names}; còn quỹ chưa kiểm`;
    const again = Data.Closes.flatMap(({ Method: AccountType, BankCardID: AccountID }) =>
      differencesOf({ AccountType, AccountID }, differences),
    );
    const replaced = again.map((close) => `. Thay cho lần kiểm ${close.Fund} ngày ${formatDate(close.Date)}`).join('');
    said.current = `${state}${replaced}${waits ? '. Chênh lệch chờ người khác duyệt' : ''}`;
  };
  return (
    <MoneyDialog<CountValues>
      title={`Kiểm quỹ và chốt ngày ${formatDate(day)}`}
      size="large"
      postsToday={false}
      draft={`closeDay/${day}`}
      values={emptyCount(funds)}
      facts={(values) => factsOf(day, funds, values)}
      send={send}
      done={() => said.current}
      onClose={onClose}
    >
      <Counts funds={funds} differences={differences} />
    </MoneyDialog>
  );
}

/** Each fund; an amount is asked for as long as none is typed. */
function Counts({ funds, differences }: Pick<CountDialogProps, 'funds' | 'differences'>) {
  const typed = useWatch<CountValues, 'Funds'>({ name: 'Funds' });
  const isEmpty = typed.every(({ Counted }) => Counted === null);
  return (
    <>
      <p>Quỹ để trống thì chưa chốt. Ngày khóa sổ khi mọi quỹ đã chốt.</p>
      {funds.map((fund, place) => (
        <FundCount
          key={`${fund.AccountType}/${fund.AccountID ?? ''}`}
          fund={fund}
          waiting={differencesOf(fund, differences)[0]}
          place={place}
          required={isEmpty && place === 0}
        />
      ))}
    </>
  );
}

const AFTERWARDS = 'Sau khi chốt không ghi thêm vào quỹ trong ngày này.';
const DIFFERS = 'Chênh lệch chờ người thứ hai duyệt rồi mới ghi sổ; không có ai khác được duyệt thì ghi sổ ngay.';

function factsOf(day: string, funds: readonly FundBalance[], { Funds }: CountValues) {
  const counted = funds.flatMap((fund, place) => {
    const difference = differenceOf(Funds[place], fund);
    return difference === undefined ? [] : [{ fund, difference, reason: Funds[place]?.Reason.trim() ?? '' }];
  });
  const lines = counted.map(({ fund, difference, reason }) => {
    const why = difference === 0 ? '' : ` (lý do: ${reason})`;
    return `${fund.Fund} ${formatMoney(fund.Closing + difference)}, ${differenceWords(difference)}${why}`;
  });
  const differs = counted.some(({ difference }) => difference !== 0);
  return {
    party: `Chốt sổ ngày ${formatDate(day)}`,
    amount: counted.reduce((sum, { fund, difference }) => sum + fund.Closing + difference, 0),
    fundLabel: 'Quỹ đã đếm',
    fund: counted.map(({ fund }) => fund.Fund).join(', '),
    note: `${lines.join('; ')}. ${differs ? `${DIFFERS} ` : ''}${AFTERWARDS}`,
  };
}
