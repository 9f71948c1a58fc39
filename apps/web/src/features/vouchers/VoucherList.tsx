import { anyVoucherKindOptions, voucherStatusOptions } from '@so-the/api-client';
import { Button, SelectField } from '@so-the/ui';
import { calls } from '../../api/paymentApi.ts';
import { useList } from '../../kit/list/useList.ts';
import { thisMonth } from '../../kit/period/period.ts';
import { stepThrough } from '../../kit/record/stepThrough.ts';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { ReportScreen } from '../../kit/report/ReportScreen.tsx';
import { TransferFunds } from '../../kit/report/TransferFunds.tsx';
import { voucherColumns } from './voucherColumns.ts';
import { VoucherDialog } from './VoucherDialog.tsx';
import { VoucherDrawer } from './VoucherDrawer.tsx';
import { voucherFilters, voucherFilterWords } from './voucherFilters.ts';
import { VoucherSums } from './VoucherSums.tsx';
import './vouchers.css';

const shown = { call: calls.listVouchers, filters: voucherFilters, period: thisMonth, pageSize: 50, live: true };

/** Props of {@link VoucherList}. */
export interface VoucherListProps {
  /** The screen it stands on: the shop's or the company's. */
  path: string;
  title: string;
  description: string;
}

/** Vouchers of whoever is at work, with what they brought into and took out of each fund. */
export function VoucherList({ path, title, description }: VoucherListProps) {
  const list = useList({ path, ...shown });
  const opened = useOpenRecord();
  const receipt = useOpenRecord('thu');
  const expense = useOpenRecord('chi');
  const { rights } = list;
  return (
    <ReportScreen list={list} title={title} description={description}>
      {rights.add && (
        <ReportScreen.Actions>
          <TransferFunds />
          <Button onClick={receipt.add}>Lập phiếu thu</Button>
          <Button variant="primary" onClick={expense.add}>
            Lập phiếu chi
          </Button>
        </ReportScreen.Actions>
      )}
      <ReportScreen.Filters words={voucherFilterWords} placeholder="Số phiếu, diễn giải, đối tượng">
        <SelectField label="Thu/chi" options={anyVoucherKindOptions} placeholder="Tất cả" {...list.filter('type')} />
        <SelectField
          label="Trạng thái"
          options={voucherStatusOptions}
          placeholder="Tất cả"
          {...list.filter('Status')}
        />
      </ReportScreen.Filters>
      {!list.answer.error && (
        <VoucherSums totals={list.reply?.Totals} onOpenWaiting={() => list.setFilters({ Status: 0 })} />
      )}
      <ReportScreen.Table
        columns={voucherColumns}
        rowKey={({ paymentID }) => String(paymentID)}
        rowHref={({ paymentID }) => opened.hrefOf(paymentID)}
        signatures={['Người lập', 'Thủ quỹ', 'Chủ cửa hàng']}
        emptyText="Không có phiếu thu chi trong khoảng ngày này"
      />
      {receipt.id !== null && rights.add && <VoucherDialog kind={1} onClose={receipt.close} />}
      {expense.id !== null && rights.add && <VoucherDialog kind={2} onClose={expense.close} />}
      {typeof opened.id === 'number' && (
        <VoucherDrawer
          key={opened.id}
          paymentID={opened.id}
          rights={rights}
          onStep={stepThrough(opened, list.answer.data?.Data, ({ paymentID }) => paymentID)}
          onClose={opened.close}
        />
      )}
    </ReportScreen>
  );
}
