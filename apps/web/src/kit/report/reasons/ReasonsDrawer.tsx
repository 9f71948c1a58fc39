import { useState } from 'react';
import { reasonKindOptions, type Schemas } from '@so-the/api-client';
import { Drawer, Skeleton, Tabs } from '@so-the/ui';
import { useGetResultReasonsQuery } from '../../../api/reportV2Api.ts';
import { Answer } from '../../answer/Answer.tsx';
import { answerOf } from '../../answer/answerOf.ts';
import { daysInWords, type Period } from '../../period/period.ts';
import { ReasonTable } from './ReasonTable.tsx';
import '../report.css';

/** Props of {@link ReasonsDrawer}. */
export interface ReasonsDrawerProps {
  /** "Vì sao giảm". */
  title: string;
  /** Days of the report. */
  days: Period;
  /** Shop of the company that it is narrowed to. Default: all in view. */
  searchShopID?: number;
  onClose: () => void;
}

/** Why the net profit differs from the period before: by line, shop, staff, POS and customer, each with its entries (counter.md §8). */
export function ReasonsDrawer({ title, days, searchShopID, onClose }: ReasonsDrawerProps) {
  const answer = useGetResultReasonsQuery({ fromDate: days.from, toDate: days.to, searchShopID });
  const [kind, setKind] = useState<Schemas['ReasonKind']>('line');
  return (
    <Drawer title={title} open size="large" onClose={onClose}>
      <div className="report-entries">
        <p className="report-entries__scope">{daysInWords(days)}, so với kỳ trước cùng số ngày</p>
        <Answer of={answerOf(answer)} noun="các chênh lệch" loading={<Skeleton lines={8} />}>
          {({ Data }) => {
            const kinds = reasonKindOptions.filter(({ value }) => Data.some(({ By }) => By === value));
            const shown = kinds.find(({ value }) => value === kind) ?? kinds[0];
            if (!shown) return <p>Không có gì khác kỳ trước.</p>;
            return (
              <Tabs
                label="Xét theo"
                tabs={kinds.map(({ value, label }) => ({ id: value, label }))}
                value={shown.value}
                onChange={setKind}
              >
                <ReasonTable label={shown.label} rows={Data.filter(({ By }) => By === shown.value)} />
              </Tabs>
            );
          }}
        </Answer>
      </div>
    </Drawer>
  );
}
