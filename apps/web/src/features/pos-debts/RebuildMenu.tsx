import { useState } from 'react';
import { Menu } from '@so-the/ui';
import { useReloadDebtsMutation, useReloadPosDebtsMutation, useRunDebtMutation } from '../../api/posDebtApi.ts';
import { useReloadMoneyMutation } from '../../api/paymentApi.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { useMayOpen } from '../../kit/access/useMayOpen.ts';
import { RebuildDialog, type Rebuild } from '../../kit/rebuild/RebuildDialog.tsx';

/** Works balances out anew from the entries, those that this person sees, and tells what was compared and what differed. */
export function RebuildMenu() {
  const [runDebt] = useRunDebtMutation();
  const [reloadDebts] = useReloadDebtsMutation();
  const [reloadPosDebts] = useReloadPosDebtsMutation();
  const [reloadMoney] = useReloadMoneyMutation();
  const mayOpen = useMayOpen();
  const [asked, setAsked] = useState<Rebuild>();
  const rebuilds: Rebuild[] = [
    { subject: 'cả bốn công nợ', run: async () => (await runDebt({}).unwrap()).Data },
    { subject: 'công nợ khách, đối tác, CTV', run: async () => (await reloadDebts({}).unwrap()).Data },
    { subject: 'công nợ POS', run: async () => (await reloadPosDebts({}).unwrap()).Data },
  ];
  if (mayOpen(PATHS.cashBook) || mayOpen(PATHS.vouchers)) {
    rebuilds.push({ subject: 'số dư các quỹ', run: async () => (await reloadMoney({}).unwrap()).Data });
  }
  return (
    <>
      <Menu
        label="Tính lại"
        align="end"
        items={rebuilds.map((rebuild) => ({
          label: sentenceCase(rebuild.subject),
          onSelect: () => setAsked(rebuild),
        }))}
      />
      {asked && <RebuildDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function sentenceCase(words: string): string {
  return words.charAt(0).toLocaleUpperCase('vi') + words.slice(1);
}
