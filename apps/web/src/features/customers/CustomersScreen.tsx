import { customerInputFields, type Customer } from '@so-the/api-client';
import {
  calls,
  useDeleteCustomerMutation,
  useListCustomersQuery,
  useSaveCustomerMutation,
} from '../../api/customerApi.ts';
import { useHas } from '../../kit/access/useHas.ts';
import { askList } from '../../kit/list/askList.ts';
import { useList } from '../../kit/list/useList.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { stepThrough } from '../../kit/record/stepThrough.ts';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { recordScreen } from '../../kit/recordScreen/recordScreen.tsx';
import { customerColumns } from './customerColumns.ts';
import { CustomerDrawer } from './CustomerDrawer.tsx';
import { CustomerFilterFields } from './CustomerFilterFields.tsx';
import { customerFilters, customerFilterWords } from './customerFilters.ts';
import { CustomerFields } from './CustomerFields.tsx';
import { useCustomerImport } from './customerImport.ts';
import { useCustomerLines } from './useCustomerLines.ts';

const Screen = recordScreen<Customer>({
  title: 'Khách hàng',
  noun: 'khách hàng',
  formParam: 'edit',
  idOf: ({ CustomerID }) => CustomerID,
  nameOf: ({ FullName }) => FullName,
});

const shown = { path: PATHS.customers, call: calls.listCustomers, filters: customerFilters } as const;
/** Sends for the rows before they are drawn. */
export const askFirst = askList(shown);

/** /customer */
export function CustomersScreen() {
  const list = useList(shown);
  const [deleteCustomer] = useDeleteCustomerMutation();
  const [saveCustomer] = useSaveCustomerMutation();
  const imports = useHas('importCustomers');
  const plan = useCustomerImport();
  const lines = useCustomerLines();
  const record = useOpenRecord();
  const form = useOpenRecord('edit');
  const edited = useListCustomersQuery({ CustomerID: Number(form.id) }, { skip: typeof form.id !== 'number' });
  return (
    <Screen list={list}>
      <Screen.Filters words={customerFilterWords} placeholder="Tên, mã hoặc số điện thoại">
        <CustomerFilterFields list={list} />
      </Screen.Filters>
      {imports && <Screen.Import plan={plan} />}
      <Screen.Table
        columns={customerColumns}
        href={({ CustomerID }) => record.hrefOf(CustomerID)}
        actions={lines}
        remove={({ CustomerID }) => deleteCustomer({ CustomerID }).unwrap()}
      />
      {typeof record.id === 'number' && (
        <CustomerDrawer
          customerId={record.id}
          onEdit={list.rights.edit ? form.open : undefined}
          onStep={stepThrough(record, list.answer.data?.Data, ({ CustomerID }) => CustomerID)}
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
