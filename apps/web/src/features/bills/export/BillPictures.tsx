import type { ReactNode } from 'react';
import type { Schemas } from '@so-the/api-client';
import { CheckboxField, Empty, groupDigits, Link, Skeleton } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';
import { useListBillsQuery } from '../../../api/posApi.ts';
import type { RowSelection } from '../../../kit/list/chosen/useRowSelection.ts';
import { billKey } from '../BillsTable.tsx';

type Bill = Schemas['Bill'];

/** Props of {@link BillPictures}. */
export interface BillPicturesProps {
  /** The slips of the page. */
  bills: readonly Bill[];
  /** Address of one slip. */
  hrefOf: (billId: number) => string;
  /** Which slips are chosen, here as in the table. */
  chosen: RowSelection<Bill>;
  /** What can be done with the chosen ones. */
  actions: ReactNode;
}

/** The pictures of the slips of a page side by side, each chosen by its box and opening its slip. */
export function BillPictures({ bills, hrefOf, chosen, actions }: BillPicturesProps) {
  const pictured = bills.filter(({ FileID }) => FileID !== undefined);
  if (pictured.length === 0) return <Empty kind="noData" title="Các bill trên trang này không có ảnh" />;
  const { selected, onChange, onAllMatching } = chosen.table;
  const choose = (keys: readonly string[], isChosen: boolean) => {
    const next = new Set(selected);
    for (const key of keys) {
      if (isChosen) next.add(key);
      else next.delete(key);
    }
    onAllMatching?.(false);
    onChange(next);
  };
  const all = pictured.map(billKey);
  return (
    <div className="bill-pictures">
      <div className="bill-pictures__head">
        <CheckboxField
          label="Chọn mọi ảnh trên trang"
          value={chosen.all || all.every((key) => selected.has(key))}
          onChange={(isChosen) => choose(all, isChosen)}
        />
        <output>{chosen.rows.length > 0 && `Đã chọn ${groupDigits(chosen.rows.length)} bill`}</output>
        {(chosen.all || chosen.rows.length > 0) && actions}
      </div>
      <ul aria-label="Ảnh bill">
        {pictured.map((bill) => (
          <li key={bill.BillID}>
            <Link href={hrefOf(bill.BillID)}>
              <Picture billId={bill.BillID} />
              <span>{formatMoney(bill.Amount)}</span>
            </Link>
            <CheckboxField
              label={`Bill ${bill.InvoiceNo ?? `chưa có số (${bill.BillID})`}`}
              value={chosen.all || selected.has(billKey(bill))}
              onChange={(isChosen) => choose([billKey(bill)], isChosen)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A list knows no pictures, so each is asked for by itself. */
function Picture({ billId }: { billId: number }) {
  const { data, isError } = useListBillsQuery({ BillID: billId });
  const url = data?.Data.find(({ BillID }) => BillID === billId)?.ImageUrl;
  if (url !== undefined) return <img src={url} alt="" />;
  return isError ? <span>Không tải được ảnh</span> : <Skeleton height="10rem" />;
}
