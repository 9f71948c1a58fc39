import { useEffect, useRef, useState } from 'react';
import type { ApiFailure, Args, Schemas } from '@so-the/api-client';
import { Button, toast } from '@so-the/ui';
import { formatDate } from '@so-the/ui/format';
import { useMatchBankLineMutation } from '../../../api/bankCardApi.ts';
import type { Rights } from '../../../kit/access/rights.ts';
import { useHas } from '../../../kit/access/useHas.ts';
import { useRights } from '../../../kit/access/useRights.ts';
import { PATHS } from '../../../kit/places/paths.ts';
import { StepLink } from '../../../kit/places/StepLink.tsx';
import * as places from '../../../kit/places/places.ts';
import { AsideDialog } from './AsideDialog.tsx';
import { LineVoucherDialog } from './LineVoucherDialog.tsx';

/** Props of {@link LineSteps}. */
export interface LineStepsProps {
  line: Schemas['BankLine'];
  /** Rights on bank accounts. */
  rights: Rights;
  /** Called once the line is settled. */
  onDone: () => void;
}

const [MATCHED, WAITING, ASIDE] = [3, 4, 5];

/** What this person may do about a line; the first step has the focus, so that Enter takes it. */
export function LineSteps({ line, rights, onDone }: LineStepsProps) {
  const { Status, Candidates, PaymentID } = line;
  const { change, busy } = useChange(line, onDone);
  const [asked, setAsked] = useState<'voucher' | 'aside' | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const has = useHas('matchBankLine');
  const hasVoucher = useHas('addBankLineVoucher');
  const mayVoucher = useRights(PATHS.vouchers).add && hasVoucher && rights.edit;
  const isOpen = Status < MATCHED;
  useEffect(() => box.current?.querySelector<HTMLElement>('button, a')?.focus(), []);
  const close = (isDone: boolean) => {
    setAsked(null);
    if (isDone) onDone();
  };
  return (
    <div ref={box} className="bank-line__steps">
      {has && rights.edit && isOpen && (
        <>
          {Candidates.map(({ EntryID, BusinessDate, Description }, place) => (
            <Button
              key={EntryID}
              size="small"
              variant={place === 0 ? 'primary' : 'secondary'}
              disabled={busy}
              onClick={() => void change({ Status: 3, EntryID })}
            >
              {`Khớp ${formatDate(BusinessDate)} · ${Description}`}
            </Button>
          ))}
        </>
      )}
      {isOpen && mayVoucher && (
        <Button size="small" onClick={() => setAsked('voucher')}>
          {line.Amount > 0 ? 'Lập phiếu thu' : 'Lập phiếu chi'}
        </Button>
      )}
      {has && rights.edit && isOpen && (
        <Button size="small" onClick={() => setAsked('aside')}>
          Để riêng
        </Button>
      )}
      {has && rights.edit && (Status === MATCHED || Status === ASIDE) && (
        <Button size="small" disabled={busy} onClick={() => void change({ Status: 0 })}>
          {Status === ASIDE ? 'Không để riêng nữa' : 'Bỏ khớp'}
        </Button>
      )}
      {PaymentID !== undefined && (
        <StepLink href={places.vouchers({ open: PaymentID })}>
          {Status === WAITING ? 'Mở phiếu chờ duyệt' : 'Mở phiếu'}
        </StepLink>
      )}
      {asked === 'voucher' && <LineVoucherDialog line={line} onDone={() => close(true)} onClose={() => close(false)} />}
      {asked === 'aside' && <AsideDialog line={line} onDone={() => close(true)} onClose={() => close(false)} />}
    </div>
  );
}

/** Carries out a change of a line, one at a time, and tells of it. */
function useChange({ LineID, Version }: Schemas['BankLine'], onDone: () => void) {
  const [match] = useMatchBankLineMutation();
  const [busy, setBusy] = useState(false);
  const change = async (to: Pick<Args<'matchBankLine'>['body'], 'Status' | 'EntryID'>) => {
    if (busy) return;
    setBusy(true);
    try {
      await match({ body: { LineID, Version, ...to } }).unwrap();
      toast.success('Cập nhật dòng sao kê thành công');
      if (to.Status !== 0) onDone();
    } catch (caught) {
      toast.error((caught as ApiFailure).message);
    } finally {
      setBusy(false);
    }
  };
  return { change, busy };
}
