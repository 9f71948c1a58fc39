import { activeStatusOptions, type Customer } from '@so-the/api-client';
import { CheckboxField, SelectField } from '@so-the/ui';
import { useDeleteCustomerMutation, useListCustomersQuery } from '../../api/customerApi.ts';
import { CopyRowsButton } from '../../kit/list/CopyRowsButton.tsx';
import { useRights } from '../../kit/access/useRights.ts';
import { AddButton } from '../../kit/list/AddButton.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { menuLines } from '../../kit/list/menuLines.ts';
import { useListScreen } from '../../kit/list/useListScreen.ts';
import { useRowSelection } from '../../kit/list/useRowSelection.ts';
import { AffPicker } from '../../kit/pickers/AffPicker.tsx';
import { OpenRecordForm } from '../../kit/record/OpenRecordForm.tsx';
import { useDeletion } from '../../kit/record/useDeletion.tsx';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { customerColumns } from './customerColumns.ts';
import { CustomerDialog } from './CustomerDialog.tsx';
import { customerFilters, customerFilterWords } from './customerFilters.ts';
import { CustomerForm } from './CustomerForm.tsx';

/** /customer */
export function CustomersScreen() {
  const list = useListScreen({ name: 'customers', filters: customerFilters });
  const customers = useListCustomersQuery(list.args);
  const [deleteCustomer] = useDeleteCustomerMutation();
  const record = useOpenRecord();
  const form = useOpenRecord('edit');
  const edited = useListCustomersQuery({ CustomerID: Number(form.id) }, { skip: typeof form.id !== 'number' });
  const deletion = useDeletion<Customer>({
    noun: 'khách hàng',
    name: ({ FullName }) => FullName,
    send: ({ CustomerID }) => deleteCustomer({ CustomerID }).unwrap(),
  });
  const selection = useRowSelection(customers.data?.Data, ({ CustomerID }) => CustomerID);
  const onlyDebt = list.filter('OnlyDebt');
  const rights = useRights('/customer');
  return (
    <ListScreen title="Khách hàng">
      <ListScreen.Actions>{rights.add && <AddButton onClick={form.add} />}</ListScreen.Actions>
      <ListScreen.Filters list={list} words={customerFilterWords} placeholder="Tên, mã hoặc số điện thoại">
        <SelectField label="Trạng thái" options={activeStatusOptions} placeholder="Tất cả" {...list.filter('Status')} />
        <AffPicker label="Cộng tác viên" placeholder="Tất cả" {...list.filter('AffID')} />
        <CheckboxField
          label="Còn công nợ"
          value={onlyDebt.value ?? false}
          onChange={(ticked) => onlyDebt.onChange(ticked || null)}
        />
      </ListScreen.Filters>
      <ListScreen.Table
        list={list}
        answer={customers}
        columns={customerColumns}
        rowKey={({ CustomerID }) => String(CustomerID)}
        rowHref={({ CustomerID }) => record.hrefOf(CustomerID)}
        rowActions={(customer) =>
          menuLines(
            rights.edit && { label: 'Sửa', icon: 'edit', onSelect: () => form.open(customer.CustomerID) },
            { label: 'Xem thẻ', icon: 'card', href: `/cards?CustomerID=${customer.CustomerID}` },
            { label: 'Công nợ', icon: 'book', href: `/debt/customer?customerID=${customer.CustomerID}` },
            rights.remove && deletion.action(customer),
          )
        }
        selection={{
          ...selection.table,
          actions: <CopyRowsButton columns={customerColumns} rows={selection.rows} />,
        }}
        emptyText="Chưa có khách hàng"
      />
      {typeof record.id === 'number' && (
        <CustomerDialog customerId={record.id} onEdit={rights.edit ? form.open : undefined} onClose={record.close} />
      )}
      <OpenRecordForm open={form} rows={edited.currentData?.Data} idOf={({ CustomerID }) => CustomerID}>
        {(customer) => <CustomerForm customer={customer} onClose={form.close} onStale={edited.refetch} />}
      </OpenRecordForm>
      {deletion.dialog}
    </ListScreen>
  );
}
