import type { Schemas } from '@so-the/api-client';
import { DescriptionList, Drawer, type DrawerProps, Skeleton, Tabs } from '@so-the/ui';
import { formatDate, formatMoney, joined } from '@so-the/ui/format';
import { useListPosDebtsQuery } from '../../api/posDebtApi.ts';
import type { Rights } from '../../kit/access/rights.ts';
import { Answer } from '../../kit/answer/Answer.tsx';
import { answerOf } from '../../kit/answer/answerOf.ts';
import { PartyLedger } from '../../kit/debt/PartyLedger.tsx';
import { useAddressChoice } from '../../kit/list/address/useAddressChoice.ts';
import { OpenLots } from './OpenLots.tsx';
import { PosAdjustments } from './PosAdjustments.tsx';
import { PosDebtActions } from './PosDebtActions.tsx';
import { daysOld } from './posDebtColumns.ts';
import './posDebts.css';

const parts = [
  { id: 'lots', label: 'Lô còn tiền' },
  { id: 'entries', label: 'Bút toán' },
  { id: 'adjustments', label: 'Điều chỉnh' },
] as const;

/** Props of {@link PosDebtDrawer}. */
export interface PosDebtDrawerProps {
  posID: number;
  rights: Rights;
  /** Goes to the record beside in the list. Default: there is no list beside. */
  onStep?: DrawerProps['onStep'];
  onClose: () => void;
}

const every = { PageSize: 500 };

/** What one POS owes now: its lots that are not paid, the entries behind it, and what can be done about it. */
export function PosDebtDrawer({ posID, rights, onStep, onClose }: PosDebtDrawerProps) {
  const debts = useListPosDebtsQuery(every);
  const answer = answerOf(debts, ({ Data }) => Data.find(({ PosID }) => PosID === posID));
  const pos = debts.data?.Data.find(({ PosID }) => PosID === posID);
  return (
    <Drawer
      open
      size="large"
      title={pos ? joined(pos.PosName, pos.TID) : 'Công nợ POS'}
      onStep={onStep}
      onClose={onClose}
    >
      <div className="pos-drawer">
        <Answer of={answer} noun="máy POS" loading={<Skeleton lines={8} />}>
          {(found) => <PosDebtDetail pos={found} rights={rights} />}
        </Answer>
      </div>
    </Drawer>
  );
}

function PosDebtDetail({ pos, rights }: { pos: Schemas['PosDebt']; rights: Rights }) {
  const [part, setPart] = useAddressChoice('part', parts);
  return (
    <>
      <div className="pos-drawer__head">
        <p className="pos-drawer__sum">
          {pos.Closing < 0 ? 'Máy đã ứng trước' : 'Máy còn phải trả về'}
          <strong>{formatMoney(Math.abs(pos.Closing))}</strong>
        </p>
        <PosDebtActions pos={pos} rights={rights} />
      </div>
      <DescriptionList columns={2} items={factsOf(pos)} />
      <Tabs label="Công nợ của máy" tabs={parts} value={part} onChange={setPart}>
        {part === 'lots' && <OpenLots of={{ PosID: pos.PosID }} />}
        {part === 'entries' && <PartyLedger party={{ posID: pos.PosID }} />}
        {part === 'adjustments' && <PosAdjustments pos={pos} />}
      </Tabs>
    </>
  );
}

function factsOf({
  Overdue,
  OldestDate,
  OldestDays,
  Surplus,
  PosParentName,
  GroupClosing,
  BankCode,
}: Schemas['PosDebt']) {
  return [
    { label: 'Quá hạn', value: formatMoney(Overdue) },
    ...(OldestDate === undefined
      ? []
      : [{ label: 'Chưa về lâu nhất', value: joined(daysOld(OldestDays), `từ ${formatDate(OldestDate)}`) }]),
    { label: 'Ứng dư', value: formatMoney(Surplus) },
    { label: 'Ngân hàng', value: BankCode },
    ...(PosParentName === undefined ? [] : [{ label: 'POS mẹ', value: PosParentName }]),
    ...(GroupClosing === undefined ? [] : [{ label: 'Dư cuối cả nhóm', value: formatMoney(GroupClosing) }]),
  ];
}
