import { useState } from 'react';
import { activeStatusOptions, type Schemas } from '@so-the/api-client';
import { Button, CheckboxField, Icon, SelectField } from '@so-the/ui';
import { useDeleteCustomerMutation, useListCustomersQuery } from '../../api/customerApi.ts';
import { CopyRowsButton } from '../../kit/list/CopyRowsButton.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useListScreen } from '../../kit/list/useListScreen.ts';
import { useRowSelection } from '../../kit/list/useRowSelection.ts';
import { AffPicker } from '../../kit/pickers/AffPicker.tsx';
import { DeleteRecord } from '../../kit/record/DeleteRecord.tsx';
import { OpenRecordForm } from '../../kit/record/OpenRecordForm.tsx';
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
  const [doomed, setDoomed] = useState<Schemas['Customer']>();
  const selection = useRowSelection(customers.data?.Data, ({ CustomerID }) => CustomerID);
  const onlyDebt = list.filter('OnlyDebt');
  return (
    <ListScreen title="Khách hàng">
      <ListScreen.Actions>
        <Button variant="primary" icon={<Icon name="plus" />} onClick={form.add}>
          Thêm mới
        </Button>
      </ListScreen.Actions>
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
        rowActions={(customer) => [
          { label: 'Sửa', icon: 'edit', onSelect: () => form.open(customer.CustomerID) },
          { label: 'Xem thẻ', icon: 'card', href: `/cards?CustomerID=${customer.CustomerID}` },
          { label: 'Công nợ', icon: 'book', href: `/debt/customer?customerID=${customer.CustomerID}` },
          { label: 'Xóa', icon: 'trash', danger: true, separated: true, onSelect: () => setDoomed(customer) },
        ]}
        selection={{
          ...selection.table,
          actions: <CopyRowsButton columns={customerColumns} rows={selection.rows} />,
        }}
        emptyText="Chưa có khách hàng"
      />
      {typeof record.id === 'number' && (
        <CustomerDialog customerId={record.id} onEdit={form.open} onClose={record.close} />
      )}
      <OpenRecordForm open={form} rows={edited.currentData?.Data} idOf={({ CustomerID }) => CustomerID}>
        {(customer) => <CustomerForm customer={customer} onClose={form.close} onStale={edited.refetch} />}
      </OpenRecordForm>
      <DeleteRecord
        noun="khách hàng"
        name={doomed?.FullName}
        onDelete={() => deleteCustomer({ CustomerID: doomed?.CustomerID ?? 0 }).unwrap()}
        onClose={() => setDoomed(undefined)}
      />
    </ListScreen>
  );
}
