import { useState } from 'react';
import type { Schemas } from '@so-the/api-client';
import { Button, Notice, SelectField } from '@so-the/ui';
import { useRead } from '../../../api/declare.ts';
import { calls } from '../../../api/scheduleWorkingApi.ts';
import type { Rights } from '../../../kit/access/rights.ts';
import { swipeWords } from '../../../kit/swipe/swipeWords.ts';
import { LINE } from './lineStates.ts';
import { useLineChange } from './useLineChange.ts';

/** Props of {@link SwipeChoice}. */
export interface SwipeChoiceProps {
  line: Schemas['PdfLine'];
  rights: Rights;
}

/** The swipes a row may be, each to be chosen; where none is proposed, any successful swipe of its terminal and day. */
export function SwipeChoice({ line, rights }: SwipeChoiceProps) {
  const { Status, Candidates, LineID, PaidInFileID } = line;
  const { change, busy } = useLineChange(LineID);
  if (Status !== LINE.unmatched || PaidInFileID !== undefined)
    return <Notice tone="info">Dòng này không khớp lượt quẹt nào.</Notice>;
  const choose = (LogWithdrawalID: number) => void change({ Status: LINE.byHand, LogWithdrawalID });
  return (
    <>
      {Candidates.length > 0 ? (
        <ul className="swipe-choice">
          {Candidates.map((swipe) => (
            <li key={swipe.LogWithdrawalID}>
              <span>{swipeWords(swipe)}</span>
              {rights.edit && (
                <Button size="small" disabled={busy} onClick={() => choose(swipe.LogWithdrawalID)}>
                  Chọn
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <Notice tone="warning">Không tìm thấy lượt quẹt nào giống dòng này.</Notice>
      )}
      {rights.edit && <OtherSwipe line={line} busy={busy} onChoose={choose} />}
    </>
  );
}

interface OtherSwipeProps {
  line: Schemas['PdfLine'];
  busy: boolean;
  onChoose: (id: number) => void;
}

function OtherSwipe({ line: { PosID, Date: day }, busy, onChoose }: OtherSwipeProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const swipes = useRead(calls.listSwipes, { PosID, ForDate: day, ToDate: day, Status: 1, PageSize: 200 });
  const options = (swipes.data?.Data ?? []).map((swipe) => ({
    value: swipe.logWithdrawalId,
    label: swipeWords(swipe),
  }));
  return (
    <div className="swipe-choice__other">
      <SelectField
        label="Lượt quẹt khác cùng máy, cùng ngày"
        options={options}
        value={chosen}
        onChange={setChosen}
        searchable
      />
      <Button disabled={busy || chosen === null} onClick={() => chosen !== null && onChoose(chosen)}>
        Khớp tay
      </Button>
    </div>
  );
}
