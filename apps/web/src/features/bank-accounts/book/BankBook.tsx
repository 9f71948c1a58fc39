import { useState } from 'react';
import type { Schemas } from '@so-the/api-client';
import { Button, Drawer, Notice, SelectField, Skeleton } from '@so-the/ui';
import { formatDate, formatMoney } from '@so-the/ui/format';
import { useListBankCardsQuery, useListBankStatementsQuery } from '../../../api/bankCardApi.ts';
import type { Rights } from '../../../kit/access/rights.ts';
import { useHas } from '../../../kit/access/useHas.ts';
import { Answer } from '../../../kit/answer/Answer.tsx';
import { answerOf } from '../../../kit/answer/answerOf.ts';
import { accountName } from '../../../kit/pickers/accountName.ts';
import { BookLines } from './BookLines.tsx';
import { Reconciled } from './Reconciled.tsx';
import { UploadBook } from './UploadBook.tsx';
import './bankBook.css';

/** Props of {@link BankBook}. */
export interface BankBookProps {
  accountId: number;
  /** Rights on bank accounts. */
  rights: Rights;
  onClose: () => void;
}

const ALL = { PageSize: 500 };

/** Statements of one bank account, line by line beside the entries of that fund: what is matched, what is not, and to which day both agree. */
export function BankBook({ accountId, rights, onClose }: BankBookProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [uploads, setUploads] = useState(false);
  const accounts = useListBankCardsQuery(ALL);
  const account = accounts.data?.Data.find(({ BankCardID }) => BankCardID === accountId);
  const statements = answerOf(useListBankStatementsQuery({ BankCardID: accountId, ...ALL }));
  const mayUpload = useHas('readBankStatement', 'uploadBankStatement') && (rights.add || rights.edit);
  return (
    <Drawer open size="large" title={`Đối soát sao kê${account ? ` ${accountName(account)}` : ''}`} onClose={onClose}>
      <div className="bank-book">
        {account && <AccountState account={account} />}
        <Answer of={statements} noun="sao kê" loading={<Skeleton lines={8} />}>
          {({ Data }) => {
            const shown = Data.find(({ StatementID }) => StatementID === chosen) ?? Data[0];
            return (
              <>
                <div className="bank-book__bar">
                  {Data.length > 1 && (
                    <SelectField
                      label="Sao kê"
                      value={shown?.StatementID ?? null}
                      options={Data.map((each) => ({ value: each.StatementID, label: nameOf(each) }))}
                      onChange={setChosen}
                    />
                  )}
                  {mayUpload && (
                    <Button variant={shown ? 'secondary' : 'primary'} onClick={() => setUploads(true)}>
                      Tải sao kê lên
                    </Button>
                  )}
                </div>
                {shown ? (
                  <>
                    <Reconciled statement={shown} />
                    <BookLines key={shown.StatementID} statement={shown} rights={rights} />
                  </>
                ) : (
                  <Notice tone="info">Tài khoản này chưa có sao kê nào.</Notice>
                )}
              </>
            );
          }}
        </Answer>
      </div>
      {uploads && (
        <UploadBook
          accountId={accountId}
          onTaken={(id) => {
            setChosen(id);
            setUploads(false);
          }}
          onClose={() => setUploads(false)}
        />
      )}
    </Drawer>
  );
}

function nameOf({ Name, FromDate, ToDate }: Schemas['BankStatement']): string {
  return `${formatDate(FromDate)} – ${formatDate(ToDate)} · ${Name}`;
}

function AccountState({
  account: { ReconciledTo, ReconciledBalance = 0, LostMatches = 0 },
}: {
  account: Schemas['BankCard'];
}) {
  return (
    <>
      {LostMatches > 0 && (
        <Notice tone="warning">{`${LostMatches} dòng mất khớp: bút toán bị hủy hoặc phiếu bị từ chối.`}</Notice>
      )}
      {ReconciledTo !== undefined && (
        <p className="bank-book__state">
          {`Tài khoản đã đối soát đến ngày ${formatDate(ReconciledTo)}, số dư ${formatMoney(ReconciledBalance)}.`}
        </p>
      )}
    </>
  );
}
