import { labelOf, pdfLineStatusOptions, type Schemas } from '@so-the/api-client';
import { DescriptionList, Drawer, Notice, Skeleton, SplitPane, StatusTag } from '@so-the/ui';
import { formatDate, formatDateTime, formatMoney } from '@so-the/ui/format';
import { useListPdfBillsQuery } from '../../../api/statementApi.ts';
import type { Rights } from '../../../kit/access/rights.ts';
import { Answer } from '../../../kit/answer/Answer.tsx';
import { answerOf } from '../../../kit/answer/answerOf.ts';
import { StepLink } from '../../../kit/places/StepLink.tsx';
import * as places from '../../../kit/places/places.ts';
import { LineActions } from './LineActions.tsx';
import { lineStates, outcomeOf } from './lineStates.ts';
import { SwipeChoice } from './SwipeChoice.tsx';
import '../posDebts.css';
import './statements.css';

/** Props of {@link LineDrawer}. */
export interface LineDrawerProps {
  lineId: number;
  rights: Rights;
  onClose: () => void;
}

/** One row of a statement beside the swipe it matches, or those it may be; corrected and paid here. */
export function LineDrawer({ lineId, rights, onClose }: LineDrawerProps) {
  const lines = useListPdfBillsQuery({ LineID: lineId });
  const answer = answerOf(lines, ({ Data: [line] }) => line);
  return (
    <Drawer open size="large" title="Dòng sao kê" onClose={onClose}>
      <div className="pos-drawer">
        <Answer of={answer} noun="dòng sao kê" loading={<Skeleton lines={8} />}>
          {(line) => <LineDetail line={line} rights={rights} />}
        </Answer>
      </div>
    </Drawer>
  );
}

function LineDetail({ line, rights }: { line: Schemas['PdfLine']; rights: Rights }) {
  const { Status, PaidInFileID, FeeDifference = 0, AmountDifference = 0 } = line;
  return (
    <>
      <div className="pos-drawer__head">
        <p className="pos-drawer__sum">
          {outcomeOf(line)}
          <strong>{formatMoney(line.Net)}</strong>
        </p>
        <StatusTag label={labelOf(pdfLineStatusOptions, Status)} tone={lineStates[Status]?.tone ?? 'neutral'} />
      </div>
      <LineActions line={line} rights={rights} />
      {PaidInFileID !== undefined && (
        <Notice tone="info">
          Dòng này đã được trả ở một sao kê khác, không trả lần nữa.{' '}
          <StepLink href={places.statementLines({ FileID: PaidInFileID })}>Mở sao kê đó</StepLink>
        </Notice>
      )}
      {AmountDifference !== 0 && (
        <Notice tone="warning">{`Ngân hàng ghi lệch ${formatMoney(AmountDifference)} so với lượt quẹt.`}</Notice>
      )}
      {FeeDifference !== 0 && (
        <Notice tone="warning">{`Chênh phí ${formatMoney(FeeDifference)}: phần chênh vẫn còn lại ở lô.`}</Notice>
      )}
      <SplitPane
        label="Độ rộng dòng ngân hàng"
        minShare={30}
        start={<BankSide line={line} />}
        end={<OurSide line={line} rights={rights} />}
      />
    </>
  );
}

function BankSide({ line }: { line: Schemas['PdfLine'] }) {
  const { Date: day, TID, LotNo, InvoiceNo, ApprovalCode, CardMasked, Amount, Fee, Net, FileName } = line;
  return (
    <section className="statement-side" aria-label="Ngân hàng ghi">
      <h3>Ngân hàng ghi</h3>
      <DescriptionList
        items={[
          { label: 'Ngày giao dịch', value: formatDate(day) },
          { label: 'Mã máy (TID)', value: TID },
          { label: 'Số lô', value: LotNo ?? '–' },
          { label: 'Số hóa đơn', value: InvoiceNo ?? '–' },
          { label: 'Mã chuẩn chi', value: ApprovalCode ?? '–' },
          { label: 'Số thẻ', value: CardMasked ?? '–' },
          { label: 'Số tiền', value: formatMoney(Amount) },
          { label: 'Phí', value: formatMoney(Fee) },
          { label: 'Thực nhận', value: formatMoney(Net) },
          { label: 'Sao kê', value: FileName },
        ]}
      />
    </section>
  );
}

function OurSide({ line, rights }: { line: Schemas['PdfLine']; rights: Rights }) {
  const { Match, NumberLoID } = line;
  return (
    <section className="statement-side" aria-label="Sổ của cửa hàng">
      <h3>Sổ của cửa hàng</h3>
      {Match ? <MatchedSwipe match={Match} lotId={NumberLoID} /> : <SwipeChoice line={line} rights={rights} />}
    </section>
  );
}

function MatchedSwipe({ match, lotId }: { match: Schemas['BillMatch']; lotId: number | undefined }) {
  const { ScheduleID, ScheduleCode, CustomerName, CardLast4, PosName, Amount, PosFee, LotNo, InvoiceNo, SwipedAt } =
    match;
  return (
    <DescriptionList
      items={[
        { label: 'Quẹt lúc', value: SwipedAt === undefined ? '–' : formatDateTime(SwipedAt) },
        { label: 'Máy POS', value: PosName },
        {
          label: 'Số lô',
          value:
            lotId === undefined ? (
              'Chưa vào lô nào'
            ) : (
              <StepLink href={places.lots({ open: lotId })}>{`Mở lô ${LotNo ?? ''}`}</StepLink>
            ),
        },
        { label: 'Số hóa đơn', value: InvoiceNo ?? '–' },
        { label: 'Mã chuẩn chi', value: match.ApprovalCode ?? '–' },
        { label: 'Thẻ', value: CardLast4 === undefined ? '–' : `•••• ${CardLast4}` },
        { label: 'Số tiền', value: formatMoney(Amount) },
        { label: 'Phí máy', value: formatMoney(PosFee) },
        { label: 'Phải về', value: formatMoney(Amount - PosFee) },
        {
          label: 'Đơn',
          value: ScheduleID === undefined ? '–' : <StepLink href={places.order(ScheduleID)}>{ScheduleCode}</StepLink>,
        },
        { label: 'Khách hàng', value: CustomerName ?? '–' },
      ]}
    />
  );
}
