import { cardLevelOptions, labelOf, relationOptions, typeCardOptions, type Schemas } from '@so-the/api-client';
import { DescriptionList, Link, MaskedCard, StatusTag } from '@so-the/ui';
import { formatDate, formatMoney, formatPercent, joined } from '@so-the/ui/format';
import { cardStatus, dueLevel, expiryState } from '../list/statusMaps.ts';
import * as places from '../places/places.ts';
import { expiryText } from './cardValues.ts';
import { PhoneLink } from './PhoneLink.tsx';

/** Everything that is known about a card: never more of its number than prefix and last four digits (domain §7). */
export function CardInfo({ card }: { card: Schemas['CardData'] }) {
  const { Bin, CardLevel, LimitAmount, FeePercent, StatementDay, HoldPlace, HoldDays, LastOrderDate } = card;
  const due = dueLevel[card.DueLevel];
  const validity = expiryState[card.ExpiryState];
  const status = cardStatus[card.Status];
  return (
    <DescriptionList
      columns={2}
      items={[
        { label: 'Thẻ', value: <MaskedCard bank={card.BankCode} last4={card.Last4} /> },
        { label: 'Trạng thái', value: status && <StatusTag {...status} /> },
        {
          label: 'Khách hàng',
          value: (
            <Link href={places.customer(card.CustomerID)}>
              {card.CustomerName || `Khách hàng số ${card.CustomerID}`}
            </Link>
          ),
        },
        { label: 'Số điện thoại', value: card.CustomerPhone && <PhoneLink phone={card.CustomerPhone} /> },
        { label: 'Quan hệ', value: labelOf(relationOptions, card.Relation) },
        { label: 'NV phụ trách', value: card.StaffName },
        { label: 'Hạn kế tiếp', value: formatDate(card.NextDue) },
        { label: 'Đến hạn', value: due && <StatusTag {...due} /> },
        { label: 'Công nợ', value: formatMoney(card.Debt) },
        { label: 'Hạn mức', value: LimitAmount === undefined ? null : formatMoney(LimitAmount) },
        { label: 'Phí', value: FeePercent === undefined ? null : formatPercent(FeePercent) },
        { label: 'Ngày sao kê', value: StatementDay && `Ngày ${StatementDay}` },
        {
          label: 'Loại thẻ',
          value: joined(labelOf(typeCardOptions, card.TypeCard), levelOf(CardLevel)),
        },
        { label: 'BIN', value: Bin },
        { label: 'Hạn thẻ', value: expiryText(card) || null },
        { label: 'Tình trạng hạn', value: validity && <StatusTag {...validity} /> },
        { label: 'Giữ thẻ', value: card.cardInShop ? heldText(HoldPlace, HoldDays) : 'Khách giữ' },
        { label: 'Đơn gần nhất', value: LastOrderDate ? formatDate(LastOrderDate) : 'Chưa có đơn' },
        { label: 'Ghi chú', value: card.Note, wide: true },
      ]}
    />
  );
}

function levelOf(level: Schemas['CardData']['CardLevel']): string {
  return level === undefined ? '' : labelOf(cardLevelOptions, level);
}

function heldText(place: string | undefined, days: number | undefined): string {
  return joined('Cửa hàng giữ', place, days !== undefined && `${days} ngày`);
}
