import type { Column } from '@so-the/ui';

/**
 * The columns of one kind of row, a line each. A `field` must be a real key of the row and fit its cell kind.
 *
 * @example export const customerColumns = defineColumns<Customer>()([{ field: 'FullName', header: 'Họ tên' }]);
 */
export function defineColumns<Row>() {
  return (columns: readonly Column<Row>[]): readonly Column<Row>[] => columns;
}
