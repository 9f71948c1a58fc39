import { useState } from 'react';
import type { ApiFailure, Schemas } from '@so-the/api-client';
import {
  Button,
  DescriptionList,
  Dialog,
  DialogBody,
  DialogFoot,
  FileDrop,
  MoneyField,
  Notice,
  toast,
} from '@so-the/ui';
import { formatDate, formatMoney } from '@so-the/ui/format';
import { useReadBankStatementMutation, useUploadBankStatementMutation } from '../../../api/bankCardApi.ts';
import { UnreadBook } from './UnreadBook.tsx';

/** Props of {@link UploadBook}. */
export interface UploadBookProps {
  accountId: number;
  /** Called with the statement once it is kept. */
  onTaken: (statementId: number) => void;
  onClose: () => void;
}

const ACCEPTED = ['application/pdf', '.xlsx', '.csv'];
const MAX_BYTES = 5 * 1024 * 1024;

/** Takes the statement of one account: it is shown what was read, and only then kept. No money moves. */
export function UploadBook({ accountId, onTaken, onClose }: UploadBookProps) {
  const { looked, fault, busy, balances, setBalances, look, take } = useUpload(accountId, onTaken);
  const lacks = looked
    ? (['OpeningBalance', 'ClosingBalance'] as const).filter((each) => looked.reading[each] === undefined)
    : [];
  const isReady = looked !== null && lacks.every((each) => balances[each] !== undefined);
  return (
    <Dialog title="Tải sao kê tài khoản" onClose={onClose}>
      <DialogBody>
        <div className="bank-book__upload">
          <FileDrop
            label="Sao kê (.xlsx, .csv, PDF)"
            accept={ACCEPTED}
            maxBytes={MAX_BYTES}
            disabled={busy}
            error={fault}
            onFiles={([file]) => file && void look(file)}
          />
          {looked && <Preview {...looked} />}
          {lacks.map((each) => (
            <MoneyField
              key={each}
              label={LABELS[each]}
              value={balances[each] ?? null}
              onChange={(amount) => setBalances({ ...balances, [each]: amount ?? undefined })}
              allowNegative
              required
            />
          ))}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Đóng</Button>
        <Button variant="primary" disabled={!isReady} loading={busy} onClick={() => looked && void take(looked.file)}>
          Nhận sao kê
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** A statement before it is kept: the file, and what was read of it. */
interface Looked {
  file: File;
  reading: Schemas['BankStatementReading'];
}

const LABELS = { OpeningBalance: 'Số dư đầu kỳ', ClosingBalance: 'Số dư cuối kỳ' } as const;

/** A statement on its way: read, then kept with the balances that its file does not say. What was typed survives a refusal. */
function useUpload(BankCardID: number, onTaken: UploadBookProps['onTaken']) {
  const [read] = useReadBankStatementMutation();
  const [keep] = useUploadBankStatementMutation();
  const [looked, setLooked] = useState<Looked | null>(null);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [balances, setBalances] = useState<Partial<Record<keyof typeof LABELS, number | undefined>>>({});
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFault(undefined);
    try {
      await work();
    } catch (caught) {
      setFault((caught as ApiFailure).message);
    } finally {
      setBusy(false);
    }
  };
  const look = (file: File) =>
    run(async () => {
      setLooked(null);
      const { Data } = await read({ BankCardID, body: { file } }).unwrap();
      setLooked({ file, reading: Data });
    });
  const take = (file: File) =>
    run(async () => {
      const { Data } = await keep({ BankCardID, ...balances, body: { file } }).unwrap();
      toast.success('Tải sao kê thành công');
      onTaken(Data.StatementID);
    });
  return { looked, fault, busy, balances, setBalances, look, take };
}

const toldMoney = (amount: number | undefined) => (amount === undefined ? 'Tệp không ghi' : formatMoney(amount));

function Preview({ file, reading }: Looked) {
  const { FromDate, ToDate, Lines, KnownLines, TotalIn, TotalOut, OpeningBalance, ClosingBalance, Gap = 0 } = reading;
  return (
    <section aria-label={`Xem trước ${file.name}`} className="bank-book__result">
      {Gap !== 0 && (
        <Notice tone="warning">{`Số dư đầu cộng các dòng lệch ${formatMoney(Gap)} so với số dư cuối: sao kê có thể thiếu dòng.`}</Notice>
      )}
      <DescriptionList
        items={[
          { label: 'Tệp', value: file.name },
          { label: 'Kỳ', value: FromDate && ToDate ? `${formatDate(FromDate)} – ${formatDate(ToDate)}` : '–' },
          { label: 'Số dòng', value: KnownLines > 0 ? `${Lines}, trong đó ${KnownLines} dòng đã có` : String(Lines) },
          { label: 'Tiền vào', value: formatMoney(TotalIn) },
          { label: 'Tiền ra', value: formatMoney(TotalOut) },
          { label: 'Số dư đầu kỳ', value: toldMoney(OpeningBalance) },
          { label: 'Số dư cuối kỳ', value: toldMoney(ClosingBalance) },
        ]}
      />
      <UnreadBook lines={reading.UnreadLines} />
    </section>
  );
}
