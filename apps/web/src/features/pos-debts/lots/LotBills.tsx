import { useState } from 'react';
import type { Schemas } from '@so-the/api-client';
import { Button, DataTable } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';
import { useAddLotBillsMutation, useListLotBillsQuery } from '../../../api/posDebtApi.ts';
import type { Rights } from '../../../kit/access/rights.ts';
import { ConfirmedDialog } from '../../../kit/form/sending/ConfirmedDialog.tsx';
import { sourceOf } from '../../../kit/list/listAnswer.ts';
import { billColumns } from './billColumns.ts';
import { lotTitle } from './lotBody.ts';

const CANCELLED = 5;
const SUCCESSFUL = 1;

/** Props of {@link LotBills}. */
export interface LotBillsProps {
  lot: Schemas['NumberLot'];
  rights: Rights;
}

/** The bills of a lot, and the swipes of its POS and day that are in no lot; chosen ones change sides, all or none. */
export function LotBills({ lot, rights }: LotBillsProps) {
  const mayChange = rights.edit && lot.Status !== CANCELLED;
  return (
    <>
      <BillSide lot={lot} goes="out" mayChange={mayChange} />
      {mayChange && <BillSide lot={lot} goes="in" mayChange />}
    </>
  );
}

interface BillSideProps {
  lot: Schemas['NumberLot'];
  /** Where chosen bills go. */
  goes: 'in' | 'out';
  mayChange: boolean;
}

const WORDS = {
  in: {
    label: 'Bill chưa vào lô',
    deed: 'Thêm vào lô',
    done: 'Thêm bill vào lô thành công',
    empty: 'Máy không còn bill nào của ngày này ngoài lô',
  },
  out: {
    label: 'Bill trong lô',
    deed: 'Lấy ra khỏi lô',
    done: 'Lấy bill ra khỏi lô thành công',
    empty: 'Lô chưa có bill',
  },
} as const;

function BillSide({ lot, goes, mayChange }: BillSideProps) {
  const { numberLoID } = lot;
  const bills = useListLotBillsQuery(goes === 'in' ? { numberLoID, IsFree: true } : { numberLoID });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(false);
  const chosen = (bills.data?.Data ?? []).filter((bill) => selected.has(billKey(bill)));
  const words = WORDS[goes];
  const selection = {
    selected,
    onChange: setSelected,
    canSelect: ({ Status }: Schemas['LogWithdrawal']) => Status === SUCCESSFUL,
    actions: (
      <Button size="small" onClick={() => setAsked(true)}>
        {words.deed}
      </Button>
    ),
  };
  return (
    <section className="pos-drawer__part">
      <h3>{words.label}</h3>
      <DataTable
        label={words.label}
        columns={billColumns}
        rowKey={billKey}
        source={sourceOf(bills)}
        selection={mayChange ? selection : undefined}
        emptyText={words.empty}
      />
      {asked && chosen.length > 0 && (
        <MoveBills
          lot={lot}
          goes={goes}
          bills={chosen}
          onClose={() => {
            setAsked(false);
            setSelected(new Set());
          }}
        />
      )}
    </section>
  );
}

interface MoveBillsProps extends Pick<BillSideProps, 'lot' | 'goes'> {
  bills: readonly Schemas['LogWithdrawal'][];
  onClose: () => void;
}

function MoveBills({ lot, goes, bills, onClose }: MoveBillsProps) {
  const [addBills] = useAddLotBillsMutation();
  const { numberLoID, Version } = lot;
  const ids = bills.map(({ logWithdrawalId }) => logWithdrawalId);
  const sum = bills.reduce((all, { Amount }) => all + Amount, 0);
  const { deed, done } = WORDS[goes];
  return (
    <ConfirmedDialog
      title={deed}
      confirmLabel={deed}
      draft={`lotBills/${goes}/${numberLoID}`}
      send={(_reason, idempotencyKey) => {
        const change = goes === 'in' ? { AddIDs: ids } : { RemoveIDs: ids };
        return addBills({ body: { numberLoID, Version, ...change }, idempotencyKey }).unwrap();
      }}
      done={done}
      onClose={onClose}
    >
      {`${lotTitle(lot)}: ${bills.length} bill, ${formatMoney(sum)}.`}
    </ConfirmedDialog>
  );
}

function billKey({ logWithdrawalId }: Schemas['LogWithdrawal']): string {
  return String(logWithdrawalId);
}
