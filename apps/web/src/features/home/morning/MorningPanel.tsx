import { useState } from 'react';
import { Panel, Skeleton } from '@so-the/ui';
import { addDays, formatDate, vietnamToday } from '@so-the/ui/format';
import { useGetOwnerMorningQuery } from '../../../api/reportApi.ts';
import { useListActiveShopsQuery } from '../../../api/shopApi.ts';
import { isMissing } from '../../../api/missingCalls.ts';
import { useRightsOn } from '../../../kit/access/useRights.ts';
import { Answer } from '../../../kit/answer/Answer.tsx';
import { answerOf } from '../../../kit/answer/answerOf.ts';
import { PATHS } from '../../../kit/places/paths.ts';
import { COMPANY_SHOP_ID } from '../../../lib/limits.ts';
import { useIsCompany } from '../../../session/useIsCompany.ts';
import { MorningDrawer, type Opened } from './MorningDrawer.tsx';
import { MorningTable } from './MorningTable.tsx';

/** The owner's morning: for who has several shops, and for the company, each shop of yesterday beside the others (counter.md §8). Nothing for others, or on an API without the call. */
export function MorningPanel() {
  const isCompany = useIsCompany();
  const { view } = useRightsOn()(PATHS.allShops);
  const shops = useListActiveShopsQuery().data?.Data ?? [];
  const hasSeveral = shops.filter(({ ShopID }) => ShopID !== COMPANY_SHOP_ID).length > 1;
  return isCompany || (view && hasSeveral) ? <Morning /> : null;
}

function Morning() {
  const date = addDays(vietnamToday(), -1);
  const answer = useGetOwnerMorningQuery({ date });
  const [opened, setOpened] = useState<Opened>();
  if (isMissing(answer.error)) return null;
  return (
    <Panel flush title="Các cửa hàng hôm qua" aside={formatDate(date)}>
      <Answer of={answerOf(answer)} noun="các cửa hàng hôm qua" loading={<Skeleton lines={5} />}>
        {({ Data, Totals }) => <MorningTable shops={Data} totals={Totals} onOpen={setOpened} />}
      </Answer>
      {opened && <MorningDrawer {...opened} date={date} onClose={() => setOpened(undefined)} />}
    </Panel>
  );
}
