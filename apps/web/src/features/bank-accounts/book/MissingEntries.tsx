import { Notice, Skeleton } from '@so-the/ui';
import { formatDate, formatMoney } from '@so-the/ui/format';
import { useListMissingEntriesQuery } from '../../../api/bankCardApi.ts';
import { Answer } from '../../../kit/answer/Answer.tsx';
import { answerOf } from '../../../kit/answer/answerOf.ts';

/** Entries of the fund in the days of a statement that no line of it answers to. */
export function MissingEntries({ statementId }: { statementId: number }) {
  const answer = answerOf(useListMissingEntriesQuery({ StatementID: statementId }));
  return (
    <Answer of={answer} noun="bút toán" loading={<Skeleton lines={4} />}>
      {({ Data }) =>
        Data.length === 0 ? (
          <Notice tone="success">Sao kê có đủ mọi bút toán của tài khoản trong kỳ.</Notice>
        ) : (
          <ul className="bank-book__lines" aria-label="Bút toán sao kê thiếu">
            {Data.map(({ EntryID, BusinessDate, Amount, Description }) => (
              <li key={EntryID} className="bank-line">
                <div className="bank-line__head">
                  <span className="bank-line__day">{formatDate(BusinessDate)}</span>
                  <span className="bank-line__text">{Description}</span>
                  <strong className={Amount < 0 ? 'bank-line__out' : 'bank-line__in'}>
                    {`${Amount > 0 ? '+' : ''}${formatMoney(Amount)}`}
                  </strong>
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </Answer>
  );
}
