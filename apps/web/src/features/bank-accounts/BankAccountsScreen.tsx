import { bankCardInputFields, type BankCard } from '@so-the/api-client';
import { Button } from '@so-the/ui';
import { calls, useDeleteBankCardMutation, useSaveBankCardMutation } from '../../api/bankCardApi.ts';
import { useReloadBankCardsMutation } from '../../api/debtApi.ts';
import { recordFilters } from '../../kit/list/filters/recordFilters.ts';
import { askList } from '../../kit/list/askList.ts';
import { useList } from '../../kit/list/useList.ts';
import { accountName } from '../../kit/pickers/accountName.ts';
import { useHas } from '../../kit/access/useHas.ts';
import { OpeningDialog } from '../../kit/opening/OpeningDialog.tsx';
import { useMayOpenBalance } from '../../kit/opening/openingParty.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { RebuildButton } from '../../kit/rebuild/RebuildButton.tsx';
import { useOpenRecord } from '../../kit/record/useOpenRecord.ts';
import { recordScreen } from '../../kit/recordScreen/recordScreen.tsx';
import { bankAccountColumns, entriesOf, reconciledColumns } from './bankAccountColumns.tsx';
import { BankAccountFields } from './BankAccountFields.tsx';
import { BankBook } from './book/BankBook.tsx';

const Screen = recordScreen<BankCard>({
  title: 'Tài khoản ngân hàng',
  noun: 'tài khoản ngân hàng',
  idOf: ({ BankCardID }) => BankCardID,
  nameOf: (account) => `tài khoản ${accountName(account)}`,
});

const shown = { path: PATHS.bankAccounts, call: calls.listBankCards, filters: recordFilters } as const;

/** Sends for the rows before they are drawn. */
export const askFirst = askList(shown);

/** /manager/bankcard */
export function BankAccountsScreen() {
  const list = useList(shown);
  const [deleteBankCard] = useDeleteBankCardMutation();
  const [saveBankCard] = useSaveBankCardMutation();
  const opening = useOpenRecord('opening');
  const mayOpen = useMayOpenBalance(6);
  const book = useOpenRecord('book');
  const hasBook = useHas('listBankStatements', 'listBankLines');
  const [reload] = useReloadBankCardsMutation();
  return (
    <Screen list={list}>
      <Screen.Search list={list} placeholder="Số tài khoản, ngân hàng, chủ tài khoản" />
      <Screen.Actions>
        {mayOpen && <Button onClick={opening.add}>Số dư đầu tiền mặt</Button>}
        <RebuildButton subject="số dư tài khoản" run={async () => (await reload({}).unwrap()).Data} />
      </Screen.Actions>
      <Screen.Table
        columns={hasBook ? reconciledColumns : bankAccountColumns}
        actions={(account) => [
          { label: 'Xem sổ quỹ', icon: 'book', href: entriesOf(account) },
          hasBook && { label: 'Đối soát sao kê', icon: 'check', href: book.hrefOf(account.BankCardID) },
        ]}
        remove={({ BankCardID }) => deleteBankCard({ BankCardID }).unwrap()}
      />
      {mayOpen && opening.id !== null && (
        <OpeningDialog
          party={{ PartyType: 6, PartyID: 1, Name: 'Tiền mặt tại quỹ', code: '' }}
          onClose={opening.close}
        />
      )}
      {hasBook && typeof book.id === 'number' && (
        <BankBook key={book.id} accountId={book.id} rights={list.rights} onClose={book.close} />
      )}
      <Screen.Form
        input={bankCardInputFields}
        blank={{ BankCode: '', AccountNo: '', AccountOwner: '', OpeningBalance: 0, IsDefault: false, Status: 1 }}
        save={(body, idempotencyKey) => saveBankCard({ body, idempotencyKey }).unwrap()}
      >
        <BankAccountFields />
      </Screen.Form>
    </Screen>
  );
}
