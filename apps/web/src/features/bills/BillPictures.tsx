import type { Schemas } from '@so-the/api-client';
import { Empty, Link, Skeleton } from '@so-the/ui';
import { formatMoney } from '@so-the/ui/format';
import { useListBillsQuery } from '../../api/posApi.ts';

/** Props of {@link BillPictures}. */
export interface BillPicturesProps {
  /** The slips of the page. */
  bills: readonly Schemas['Bill'][];
  /** Address of one slip. */
  hrefOf: (billId: number) => string;
}

/** The pictures of the slips of a page side by side, each opening its slip. */
export function BillPictures({ bills, hrefOf }: BillPicturesProps) {
  const pictured = bills.filter(({ FileID }) => FileID !== undefined);
  if (pictured.length === 0) return <Empty kind="noData" title="Các bill trên trang này không có ảnh" />;
  return (
    <ul className="bill-pictures" aria-label="Ảnh bill">
      {pictured.map((bill) => (
        <li key={bill.BillID}>
          <Link href={hrefOf(bill.BillID)}>
            <Picture billId={bill.BillID} />
            <span>{`${formatMoney(bill.Amount)} · ${bill.InvoiceNo ?? 'chưa có số'}`}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A list knows no pictures, so each is asked for by itself. */
function Picture({ billId }: { billId: number }) {
  const { data, isError } = useListBillsQuery({ BillID: billId });
  const url = data?.Data[0]?.ImageUrl;
  if (url !== undefined) return <img src={url} alt="" />;
  return isError ? <span>Không tải được ảnh</span> : <Skeleton height="10rem" />;
}
