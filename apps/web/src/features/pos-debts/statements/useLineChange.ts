import { useState } from 'react';
import type { ApiFailure, Args } from '@so-the/api-client';
import { toast } from '@so-the/ui';
import { useChangePdfLineStatusMutation } from '../../../api/posDebtApi.ts';

/** A change of a row's match that moves no money. */
export interface LineChange {
  /** A change is under way. */
  busy: boolean;
  /** Carries it out, one at a time; tells when it is done, or why not. */
  change: (to: Pick<Args<'changePdfLineStatus'>, 'Status' | 'LogWithdrawalID'>) => Promise<void>;
}

/** Changes how a row of a statement is matched. */
export function useLineChange(LineID: number): LineChange {
  const [changeStatus] = useChangePdfLineStatusMutation();
  const [busy, setBusy] = useState(false);
  const change: LineChange['change'] = async (to) => {
    if (busy) return;
    setBusy(true);
    try {
      await changeStatus({ LineID, ...to }).unwrap();
      toast.success('Cập nhật dòng sao kê thành công');
    } catch (caught) {
      toast.error((caught as ApiFailure).message);
    } finally {
      setBusy(false);
    }
  };
  return { busy, change };
}
