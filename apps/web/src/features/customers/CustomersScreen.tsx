import { customerInputFields, type Customer } from '@so-the/api-client';
import { DateRangeField } from '@so-the/ui';
import {
  calls,
  useDeleteCustomerMutation,
  useListCustomersQuery,
  useSaveCustomerMutation,
} from '../../api/customerApi.ts';
import { FlagFilter } from '../../kit/list/FlagFilter.tsx';
import { StatusFilter } from '../../kit/list/StatusFilter.tsx';
import { useList } from '../../kit/list/useList.ts';
import { AffPicker } from '../../kit/pickers/AffPicker.tsx';
import { PATHS } from '../../kit/places/paths.ts';
import * as places from '../../kit/places/places.ts';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { recordScreen } from '../../kit/records/recordScreen.tsx';
import { customerColumns } from './customerColumns.ts';
import { CustomerDialog } from './CustomerDialog.tsx';
import { customerFilters, customerFilterWords } from './customerFilters.ts';
import { CustomerFields } from './CustomerFields.tsx';
import { useCustomerImport } from './customerImport.ts';

const Screen = recordScreen<Customer>({
  title: 'Khách hàng',
  noun: 'khách hàng',
  formParam: 'edit',
  idOf: ({ CustomerID }) => CustomerID,
  nameOf: ({ FullName }) => FullName,
});

/** /customer */
export function CustomersScreen() {
  const list = useList({ path: PATHS.customers, call: calls.listCustomers, filters: customerFilters });
  const [deleteCustomer] = useDeleteCustomerMutation();
  const [saveCustomer] = useSaveCustomerMutation();
  const record = useOpenRecord();
  const form = useOpenRecord('edit');
  const edited = useListCustomersQuery({ CustomerID: Number(form.id) }, { skip: typeof form.id !== 'number' });
  return (
    <Screen list={list}>
      <Screen.Filters words={customerFilterWords} placeholder="Tên, mã hoặc số điện thoại">
        <StatusFilter list={list} />
        <AffPicker label="Cộng tác viên" placeholder="Tất cả" {...list.filter('AffID')} />
        <DateRangeField
          label="Ngày tạo"
          value={{ from: list.filter('CreatedFrom').value, to: list.filter('CreatedTo').value }}
          onChange={({ from, to }) => list.setFilters({ CreatedFrom: from ?? undefined, CreatedTo: to ?? undefined })}
        />
        <FlagFilter label="Còn công nợ" {...list.filter('OnlyDebt')} />
      </Screen.Filters>
      <Screen.Import plan={useCustomerImport()} />
      <Screen.Table
        columns={customerColumns}
        href={({ CustomerID }) => record.hrefOf(CustomerID)}
        actions={({ CustomerID }) => [
          { label: 'Xem thẻ', icon: 'card', href: places.cards({ CustomerID }) },
          { label: 'Công nợ', icon: 'book', href: places.customerDebt(CustomerID) },
        ]}
        remove={({ CustomerID }) => deleteCustomer({ CustomerID }).unwrap()}
      />
      {typeof record.id === 'number' && (
        <CustomerDialog
          customerId={record.id}
          onEdit={list.rights.edit ? form.open : undefined}
          onClose={record.close}
        />
      )}
      <Screen.Form
        size="large"
        addMore
        input={customerInputFields}
        blank={{ FullName: '', Phone: '', Status: 1 }}
        save={(body, idempotencyKey) => saveCustomer({ body, idempotencyKey }).unwrap()}
        source={{ rows: edited.currentData?.Data, refetch: edited.refetch }}
      >
        <CustomerFields />
      </Screen.Form>
    </Screen>
  );
}
