import { activeStatusOptions, type BankCard } from '@so-the/api-client';
import { SelectField } from '@so-the/ui';
import { useDeleteBankCardMutation, useListBankCardsQuery } from '../../api/bankCardApi.ts';
import { useRights } from '../../kit/access/useRights.ts';
import { AddButton } from '../../kit/list/AddButton.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { menuLines } from '../../kit/list/menuLines.ts';
import { useListScreen } from '../../kit/list/useListScreen.ts';
import { accountName } from '../../kit/pickers/accountName.ts';
import { OpenRecordForm } from '../../kit/record/OpenRecordForm.tsx';
import { useDeletion } from '../../kit/record/useDeletion.tsx';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { bankAccountColumns, entriesOf } from './bankAccountColumns.tsx';
import { bankAccountFilters, bankAccountFilterWords } from './bankAccountFilters.ts';
import { BankAccountForm } from './BankAccountForm.tsx';

/** /manager/bankcard */
export function BankAccountsScreen() {
  const list = useListScreen({ name: 'bankAccounts', filters: bankAccountFilters });
  const accounts = useListBankCardsQuery(list.args);
  const [deleteBankCard] = useDeleteBankCardMutation();
  const form = useOpenRecord();
  const deletion = useDeletion<BankCard>({
    noun: 'tài khoản ngân hàng',
    name: (account) => `tài khoản ${accountName(account)}`,
    send: ({ BankCardID }) => deleteBankCard({ BankCardID }).unwrap(),
  });
  const rights = useRights('/manager/bankcard');
  return (
    <ListScreen title="Tài khoản ngân hàng">
      <ListScreen.Actions>{rights.add && <AddButton onClick={form.add} />}</ListScreen.Actions>
      <ListScreen.Filters
        list={list}
        words={bankAccountFilterWords}
        placeholder="Số tài khoản, ngân hàng, chủ tài khoản"
      >
        <SelectField label="Trạng thái" options={activeStatusOptions} placeholder="Tất cả" {...list.filter('Status')} />
      </ListScreen.Filters>
      <ListScreen.Table
        list={list}
        answer={accounts}
        columns={bankAccountColumns}
        rowKey={({ BankCardID }) => String(BankCardID)}
        rowHref={rights.edit ? ({ BankCardID }) => form.hrefOf(BankCardID) : undefined}
        rowActions={(account) =>
          menuLines(
            rights.edit && { label: 'Sửa', icon: 'edit', onSelect: () => form.open(account.BankCardID) },
            { label: 'Xem sổ quỹ', icon: 'book', href: entriesOf(account) },
            rights.remove && deletion.action(account),
          )
        }
        emptyText="Chưa có tài khoản ngân hàng"
      />
      <OpenRecordForm open={form} rows={accounts.data?.Data} idOf={({ BankCardID }) => BankCardID}>
        {(account) => <BankAccountForm account={account} onClose={form.close} onStale={accounts.refetch} />}
      </OpenRecordForm>
      {deletion.dialog}
    </ListScreen>
  );
}
