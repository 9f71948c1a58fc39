import { useEffect, useEffectEvent, useState } from 'react';
import type { Schemas } from '@so-the/api-client';
import { Notice, SegmentField, Skeleton } from '@so-the/ui';
import { useListBankLinesQuery } from '../../../api/bankCardApi.ts';
import type { Rights } from '../../../kit/access/rights.ts';
import { Answer } from '../../../kit/answer/Answer.tsx';
import { answerOf } from '../../../kit/answer/answerOf.ts';
import { BookLine } from './BookLine.tsx';
import { MissingEntries } from './MissingEntries.tsx';

/** Props of {@link BookLines}. */
export interface BookLinesProps {
  statement: Schemas['BankStatement'];
  /** Rights on bank accounts. */
  rights: Rights;
}

type View = 'open' | 'all' | 'missing';

/** Most lines shown at once: those that are done make room for the next. */
const SHOWN = 200;
const NEXT = 'n';

/** Lines of a statement: those to be settled, all, or the entries it lacks. N opens the next line to be settled, Enter takes what it proposes. */
export function BookLines({ statement, rights }: BookLinesProps) {
  const { StatementID, BankCardID, Unknown, Proposed, Lines, MissingCount } = statement;
  const unsettled = Unknown + Proposed;
  const [view, setView] = useState<View>(unsettled > 0 ? 'open' : 'all');
  return (
    <>
      <SegmentField<View>
        label="Các dòng"
        hideLabel
        value={view}
        options={[
          { value: 'open', label: `Cần xử lý (${unsettled})` },
          { value: 'all', label: `Tất cả (${Lines})` },
          { value: 'missing', label: `Sao kê thiếu (${MissingCount})` },
        ]}
        onChange={setView}
      />
      {view === 'missing' ? (
        <MissingEntries statementId={StatementID} />
      ) : (
        <LineList
          key={view}
          asked={{ BankCardID, StatementID, ...(view === 'open' && { Open: true }) }}
          rights={rights}
        />
      )}
    </>
  );
}

interface LineListProps {
  asked: { BankCardID: number; StatementID: number; Open?: boolean };
  rights: Rights;
}

function LineList({ asked, rights }: LineListProps) {
  const answer = answerOf(useListBankLinesQuery({ ...asked, PageSize: SHOWN }));
  const [current, setCurrent] = useState<number | null>(null);
  const rows = answer.state === 'there' ? answer.data.Data : [];
  const toNext = () => {
    const from = rows.findIndex(({ LineID }) => LineID === current);
    const next = [...rows.slice(from + 1), ...rows.slice(0, Math.max(from, 0))].find(({ Status }) => Status < MATCHED);
    setCurrent(next?.LineID ?? null);
  };
  const nextByKey = useEffectEvent(toNext);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element).closest('input, select, textarea, .st-dialog') !== null;
      if (event.key.toLowerCase() !== NEXT || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      nextByKey();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <Answer of={answer} noun="dòng sao kê" loading={<Skeleton lines={6} />}>
      {({ Data, Total }) => (
        <>
          {Data.length === 0 && <Notice tone="success">Không còn dòng nào cần xử lý.</Notice>}
          {Data.length > 0 && rights.edit && (
            <p className="bank-book__keys">Phím N: dòng cần xử lý kế tiếp · Enter: nhận đề xuất</p>
          )}
          <ul className="bank-book__lines" aria-label="Dòng sao kê">
            {Data.map((line) => (
              <BookLine
                key={line.LineID}
                line={line}
                rights={rights}
                isOpen={line.LineID === current}
                onToggle={() => setCurrent(line.LineID === current ? null : line.LineID)}
                onDone={toNext}
              />
            ))}
          </ul>
          {Total > Data.length && <p>{`Còn ${Total - Data.length} dòng nữa.`}</p>}
        </>
      )}
    </Answer>
  );
}

/** First state of a line that is settled. */
const MATCHED = 3;
