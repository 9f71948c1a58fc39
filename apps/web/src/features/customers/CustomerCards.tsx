import { DataTable } from '@so-the/ui';
import { useListCardsByCustomerQuery } from '../../api/cardDataApi.ts';
import { sourceOf } from '../../kit/list/listAnswer.ts';
import { StepLink } from '../../kit/places/StepLink.tsx';
import * as places from '../../kit/places/places.ts';
import { customerCardColumns } from './customerCardColumns.tsx';

/** Cards of one customer; adding one happens on the list of cards, with the customer filled in. */
export function CustomerCards({ customerId }: { customerId: number }) {
  const cards = useListCardsByCustomerQuery({ CustomerID: customerId });
  return (
    <DataTable
      label="Thẻ của khách hàng"
      columns={customerCardColumns}
      rowKey={({ cardDataID }) => String(cardDataID)}
      rowHref={({ cardDataID }) => places.cards({ CustomerID: customerId, open: cardDataID })}
      source={sourceOf(cards)}
      emptyText="Khách hàng chưa có thẻ"
      toolbar={<StepLink href={places.cards({ CustomerID: customerId, edit: 'new' })}>Thêm thẻ</StepLink>}
    />
  );
}
