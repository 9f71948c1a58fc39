import type { Schemas } from '@so-the/api-client';
import { DescriptionList, Link, Notice } from '@so-the/ui';
import { formatDate, formatMoney } from '@so-the/ui/format';
import { entries } from '../../../kit/places/places.ts';
import { UnreadBook } from './UnreadBook.tsx';

type Statement = Schemas['BankStatement'];

/** Whether a statement is reconciled to the đồng; else everything it lacks, with its amount. */
export function Reconciled({ statement }: { statement: Statement }) {
  const { BankCardID, FromDate, ToDate, OpeningBalance, ClosingBalance, BookBalance, Difference, UnreadLines } =
    statement;
  const lacks = lacksOf(statement);
  return (
    <section aria-label="Kết quả đối soát" className="bank-book__result">
      {statement.Reconciled ? (
        <Notice tone="success">{`Đã đối soát đến ngày ${formatDate(ToDate)}, số dư ${formatMoney(ClosingBalance)} khớp từng đồng.`}</Notice>
      ) : (
        <Notice tone="warning">
          <p>Chưa đối soát được:</p>
          <ul>
            {lacks.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      <DescriptionList
        items={[
          { label: 'Kỳ sao kê', value: `${formatDate(FromDate)} – ${formatDate(ToDate)}` },
          { label: 'Số dư đầu kỳ', value: formatMoney(OpeningBalance) },
          { label: 'Số dư cuối kỳ', value: formatMoney(ClosingBalance) },
          {
            label: `Số dư sổ ngày ${formatDate(ToDate)}`,
            value: (
              <Link href={entries({ accountType: 2, accountID: BankCardID, fromDate: FromDate, toDate: ToDate })}>
                {formatMoney(BookBalance)}
              </Link>
            ),
          },
          { label: 'Chênh lệch', value: formatMoney(Difference) },
        ]}
      />
      <UnreadBook lines={UnreadLines} />
    </section>
  );
}

/** What keeps a statement from being reconciled, in words. */
function lacksOf(statement: Statement): string[] {
  const { Gap, Unknown, Proposed, Waiting, AsideAmount, Aside, MissingCount, MissingAmount, Difference } = statement;
  return [
    Gap !== 0 && `Số dư đầu cộng các dòng lệch ${formatMoney(Gap)} so với số dư cuối của sao kê`,
    Unknown > 0 && `${Unknown} dòng chưa rõ là khoản nào`,
    Proposed > 0 && `${Proposed} dòng chờ nhận đề xuất hoặc chọn`,
    Waiting > 0 && `${Waiting} dòng có phiếu chờ duyệt`,
    AsideAmount !== 0 && `${Aside} dòng để riêng, tổng ${formatMoney(AsideAmount)}`,
    MissingCount > 0 && `${MissingCount} bút toán sao kê không có, tổng ${formatMoney(MissingAmount)}`,
    Difference !== 0 && `Số dư sao kê lệch ${formatMoney(Difference)} so với sổ`,
  ].filter((text) => text !== false);
}
