import type { Schemas } from '@so-the/api-client';
import { DescriptionList, Drawer, Skeleton, Tabs } from '@so-the/ui';
import { formatMoney, groupDigits, joined } from '@so-the/ui/format';
import { useListCompanyCashBacksQuery } from '../../../api/posDebtApi.ts';
import type { Rights } from '../../../kit/access/rights.ts';
import { Answer } from '../../../kit/answer/Answer.tsx';
import { answerOf } from '../../../kit/answer/answerOf.ts';
import { useAddressChoice } from '../../../kit/list/address/useAddressChoice.ts';
import { OpenLots } from '../OpenLots.tsx';
import { Announcements } from './Announcements.tsx';
import { CashBackActions } from './CashBackActions.tsx';
import { CashBackHistory } from './CashBackHistory.tsx';
import '../posDebts.css';

const parts = [
  { id: 'lots', label: 'Lô còn tiền' },
  { id: 'announced', label: 'Đợt đang chờ' },
  { id: 'history', label: 'Lịch sử' },
] as const;

/** Props of {@link CashBackDrawer}. */
export interface CashBackDrawerProps {
  parentId: number;
  rights: Rights;
  onClose: () => void;
}

/** One parent POS: what it owes, which lots wait, what it announced and what it sent. */
export function CashBackDrawer({ parentId, rights, onClose }: CashBackDrawerProps) {
  const parents = useListCompanyCashBacksQuery();
  const answer = answerOf(parents, ({ Data }) => Data.find(({ PosParentID }) => PosParentID === parentId));
  const { data: parent } = answer;
  return (
    <Drawer open size="large" title={parent ? joined(parent.PosParentName, parent.TID) : 'Tiền về'} onClose={onClose}>
      <div className="pos-drawer">
        <Answer of={answer} noun="POS mẹ" loading={<Skeleton lines={8} />}>
          {(found) => <CashBackDetail parent={found} rights={rights} />}
        </Answer>
      </div>
    </Drawer>
  );
}

function CashBackDetail({ parent, rights }: { parent: Schemas['PosCashBack']; rights: Rights }) {
  const [part, setPart] = useAddressChoice('part', parts);
  return (
    <>
      <div className="pos-drawer__head">
        <p className="pos-drawer__sum">
          {parent.Balance < 0 ? 'POS mẹ đã ứng trước' : 'POS mẹ còn phải trả về'}
          <strong>{formatMoney(Math.abs(parent.Balance))}</strong>
        </p>
        <CashBackActions parent={parent} rights={rights} />
      </div>
      <DescriptionList columns={2} items={factsOf(parent)} />
      <Tabs label="Tiền về của POS mẹ" tabs={parts} value={part} onChange={setPart}>
        {part === 'lots' && <OpenLots of={{ posParentID: parent.PosParentID }} />}
        {part === 'announced' && <Announcements parent={parent} />}
        {part === 'history' && <CashBackHistory parent={parent} />}
      </Tabs>
    </>
  );
}

function factsOf(parent: Schemas['PosCashBack']) {
  const { LotCount, LotRemain, OutsideLots, Surplus, OverdueCount, OverdueAmount, ExpectedAmount, ReceivedToday } =
    parent;
  return [
    { label: 'Còn theo lô', value: joined(formatMoney(LotRemain), `${groupDigits(LotCount)} lô`) },
    { label: 'Quá hạn', value: joined(formatMoney(OverdueAmount), `${groupDigits(OverdueCount)} lô`) },
    { label: 'Ngoài lô', value: formatMoney(OutsideLots) },
    { label: 'Ứng dư', value: formatMoney(Surplus) },
    { label: 'Dự kiến về', value: formatMoney(ExpectedAmount) },
    { label: 'Về hôm nay', value: formatMoney(ReceivedToday) },
  ];
}
