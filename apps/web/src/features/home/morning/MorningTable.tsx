import type { ReactNode } from 'react';
import type { Schemas } from '@so-the/api-client';
import { changeWords } from '@so-the/ui';
import { ChangeText } from '../../../kit/report/reasons/ChangeText.tsx';
import { largestReason } from '../../../kit/report/reasons/ReasonTable.tsx';
import type { Opened, Part } from './MorningDrawer.tsx';
import { cashWords, countedWords, dong, oldestWords } from './morningWords.ts';
import './morning.css';

type Shop = Schemas['OwnerShop'];

/** Props of {@link MorningTable}. */
export interface MorningTableProps {
  shops: readonly Shop[];
  totals: Schemas['OwnerTotals'];
  /** Called with what a pressed figure is made of. */
  onOpen: (opened: Opened) => void;
}

/** A row a shop, on a phone a block a shop; every figure is a button that opens what it is made of. */
export function MorningTable({ shops, totals, onOpen }: MorningTableProps) {
  const seesProfit = totals.Profit !== undefined;
  return (
    <table className="morning" aria-label="Các cửa hàng hôm qua">
      <thead>
        <tr>
          <th scope="col">Cửa hàng</th>
          {seesProfit && <th scope="col">Lợi nhuận thuần</th>}
          {seesProfit && <th scope="col">So với hôm trước</th>}
          <th scope="col">Chênh lệch quỹ</th>
          <th scope="col">POS chưa về lâu nhất</th>
          <th scope="col">Chờ tôi duyệt</th>
        </tr>
      </thead>
      <tbody>
        {shops.map((shop) => (
          <Row key={shop.ShopID} shop={shop} onOpen={(part) => onOpen({ part, shop })} />
        ))}
      </tbody>
      {shops.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">Tổng cộng</th>
            {totals.Profit && <Cell label="Lợi nhuận thuần">{dong(totals.Profit.Amount)}</Cell>}
            {totals.Profit && (
              <Cell label="So với hôm trước">
                <ChangeText words={changeWords(totals.Profit.Amount, totals.Profit.PreviousAmount, true)} />
              </Cell>
            )}
            <Cell label="Chênh lệch quỹ">
              {cashWords({ Counts: shops.flatMap(({ Counts }) => Counts), CashDifference: totals.CashDifference })}
            </Cell>
            <Cell label="POS lâu nhất" note={dong(totals.PosDebt)}>
              {oldestWords(totals.PosDebt > 0 ? totals.OldestDays : undefined)}
            </Cell>
            <Cell label="Chờ tôi duyệt">{totals.Waiting} việc</Cell>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Row({ shop, onOpen }: { shop: Shop; onOpen: (part: Part) => void }) {
  const { ShopName, Profit, UsualProfit, Reasons, Counts, CashDifference, Poses, PosDebt, Waiting } = shop;
  const open = (part: Part, name: string, shown: string) => (
    <button type="button" aria-label={`${shown}, xem ${name} của ${ShopName}`} onClick={() => onOpen(part)}>
      {shown}
    </button>
  );
  const isOff = Counts.some(({ Difference }) => Difference !== 0);
  return (
    <tr>
      <th scope="row">{ShopName}</th>
      {Profit && (
        <Cell label="Lợi nhuận thuần" note={UsualProfit !== undefined && `thường ngày ${dong(UsualProfit)}`}>
          {open('profit', 'lợi nhuận thuần', dong(Profit.Amount))}
        </Cell>
      )}
      {Profit && (
        <Cell
          label="So với hôm trước"
          tone={Profit.Change < 0 ? 'bad' : undefined}
          keepsNote
          note={Reasons?.length ? open('why', 'vì sao', `Vì ${largestReason(Reasons)}`) : 'không đổi'}
        >
          <ChangeText words={changeWords(Profit.Amount, Profit.PreviousAmount, true)} />
        </Cell>
      )}
      <Cell label="Chênh lệch quỹ" tone={CashDifference < 0 || isOff ? 'bad' : undefined} note={countedWords(shop)}>
        {Counts.length > 0 ? open('cash', 'các lần kiểm quỹ', cashWords(shop)) : cashWords(shop)}
      </Cell>
      <Cell label="POS lâu nhất" note={PosDebt !== 0 && dong(PosDebt)}>
        {Poses.length > 0 ? open('pos', 'máy POS còn nợ', oldestWords(Poses[0]?.OldestDays)) : oldestWords(undefined)}
      </Cell>
      <Cell label="Chờ tôi duyệt">
        {Waiting.length > 0 ? open('waiting', 'việc chờ duyệt', `${Waiting.length} việc`) : '–'}
      </Cell>
    </tr>
  );
}

interface CellProps {
  /** Title of its column, shown beside it on a phone. */
  label: string;
  /** A second, quieter line. */
  note?: ReactNode;
  /** The second line stands on a phone too. Default false. */
  keepsNote?: boolean;
  tone?: 'bad';
  children: ReactNode;
}

function Cell({ label, note, keepsNote, tone, children }: CellProps) {
  return (
    <td data-label={label}>
      <span className={tone ? 'morning__figure morning__figure--bad' : 'morning__figure'}>{children}</span>
      {note && <span className={keepsNote ? 'morning__note' : 'morning__note morning__note--wide'}>{note}</span>}
    </td>
  );
}
