import type { Args, Schemas } from '@so-the/api-client';
import { joined } from '@so-the/ui/format';

/** What every change of a lot carries along: slip, due date and note are replaced by what is sent. */
export function lotBody(lot: Schemas['NumberLot']): Args<'updateNumberLot'>['body'] {
  const { numberLoID, Version, SlipCount, SlipAmount, DueDate, Note } = lot;
  return {
    numberLoID,
    Version,
    DueDate,
    ...(SlipCount !== undefined && { SlipCount }),
    ...(SlipAmount !== undefined && { SlipAmount }),
    ...(Note !== undefined && { Note }),
  };
}

/** A lot by the name people know it: "lô 000123 · Máy VCB quầy 1". */
export function lotTitle({ LotNo, PosName }: Pick<Schemas['NumberLot'], 'LotNo' | 'PosName'>): string {
  return joined(`Lô ${LotNo}`, PosName);
}
