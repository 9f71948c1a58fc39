import type { Schemas } from '@so-the/api-client';
import { DescriptionList } from '@so-the/ui';
import { formatDate, formatMoney, joined, moneyInWords } from '@so-the/ui/format';
import { PrintDialog } from '../../kit/print/PrintDialog.tsx';

const TRANSFER = 3;

/** A voucher on paper, its amount in words, with room for those who sign it. */
export function VoucherPaper({ voucher, onClose }: { voucher: Schemas['Voucher']; onClose: () => void }) {
  if (voucher.type === TRANSFER) return <TransferPaper voucher={voucher} onClose={onClose} />;
  const { type, Code, VoucherDate, PartyName, ConfigName, Description, Amount, Fund, CreatedByName } = voucher;
  const comesIn = type === 1;
  return (
    <PrintDialog
      title={comesIn ? 'Phiếu thu' : 'Phiếu chi'}
      subtitle={joined(`Số ${Code}`, `Ngày ${formatDate(VoucherDate)}`)}
      signatures={['Người lập phiếu', comesIn ? 'Người nộp tiền' : 'Người nhận tiền', 'Thủ quỹ', 'Chủ cửa hàng']}
      onClose={onClose}
    >
      <DescriptionList
        items={[
          { label: comesIn ? 'Người nộp' : 'Người nhận', value: PartyName || '–' },
          { label: comesIn ? 'Loại thu' : 'Loại chi', value: ConfigName },
          ...(voucher.ScheduleCode ? [{ label: 'Phí của đơn', value: voucher.ScheduleCode }] : []),
          { label: 'Diễn giải', value: Description },
          { label: 'Số tiền', value: <strong>{formatMoney(Amount)}</strong> },
          { label: 'Bằng chữ', value: moneyInWords(Amount) },
          { label: 'Quỹ', value: Fund },
          { label: 'Người lập', value: CreatedByName },
        ]}
      />
    </PrintDialog>
  );
}

/** A transfer between own funds on paper: both funds, and who gave and took the money. */
function TransferPaper({ voucher, onClose }: { voucher: Schemas['Voucher']; onClose: () => void }) {
  const { Code, VoucherDate, Description, Amount, Fund, ToFund, CreatedByName } = voucher;
  return (
    <PrintDialog
      title="Phiếu chuyển quỹ"
      subtitle={joined(`Số ${Code}`, `Ngày ${formatDate(VoucherDate)}`)}
      signatures={['Người lập phiếu', 'Người giao tiền', 'Người nhận tiền', 'Chủ cửa hàng']}
      onClose={onClose}
    >
      <DescriptionList
        items={[
          { label: 'Từ quỹ', value: Fund },
          { label: 'Đến quỹ', value: ToFund },
          { label: 'Diễn giải', value: Description },
          { label: 'Số tiền', value: <strong>{formatMoney(Amount)}</strong> },
          { label: 'Bằng chữ', value: moneyInWords(Amount) },
          { label: 'Người lập', value: CreatedByName },
        ]}
      />
    </PrintDialog>
  );
}
