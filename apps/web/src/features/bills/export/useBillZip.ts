import { useEffect, useState } from 'react';
import type { Client, Schemas } from '@so-the/api-client';
import { vietnamToday } from '@so-the/ui/format';
import { useClient } from '../../../api/ClientContext.ts';
import type { RowSource } from '../../../kit/rows/readAllRows.ts';
import { collect } from '../../../kit/rows/useAllRows.ts';
import { downloadFile } from '../../../kit/sheet/downloadFile.ts';
import { pictureName, pictureOf } from './billPicture.ts';

/** Whose pictures are packed: some slips, or all of a list. */
export interface ZipSource {
  rows?: readonly Schemas['Bill'][];
  all?: RowSource<Schemas['Bill']>;
}

/** How far the packing is. */
export type ZipState =
  | { step: 'running'; done: number; total: number }
  | { step: 'done'; count: number }
  | { step: 'failed'; message: string };

/** Packs pictures while its dialog is open: begins at once, ends with a download, stops when the dialog goes. */
export function useBillZip(source: ZipSource): ZipState {
  const client = useClient();
  const [state, setState] = useState<ZipState>({ step: 'running', done: 0, total: 0 });
  const [first] = useState(source);
  useEffect(() => {
    const stop = new AbortController();
    const tell = (next: ZipState) => {
      if (!stop.signal.aborted) setState(next);
    };
    void makeZip(client, first, stop.signal, tell).catch((error: unknown) =>
      tell({ step: 'failed', message: error instanceof Error ? error.message : 'Không tạo được tệp ảnh' }),
    );
    return () => stop.abort();
  }, [client, first]);
  return state;
}

async function makeZip(
  client: Client,
  source: ZipSource,
  signal: AbortSignal,
  tell: (state: ZipState) => void,
): Promise<void> {
  const pictured = (await billsOf(client, source, signal)).filter(({ FileID }) => FileID !== undefined);
  const files: Record<string, Uint8Array> = {};
  for (const [done, { BillID }] of pictured.entries()) {
    tell({ step: 'running', done, total: pictured.length });
    const [bill] = (await client.call('listBills', { BillID }, { signal })).Data;
    const picture = bill?.ImageUrl === undefined ? undefined : pictureOf(bill.ImageUrl);
    if (bill && picture) files[pictureName(bill, picture.ending)] = picture.bytes;
  }
  const count = Object.keys(files).length;
  if (count === 0) throw new Error('Không có bill nào có ảnh.');
  const { zipSync } = await import('fflate');
  if (signal.aborted) return;
  // Pictures are packed already.
  const packed = new Uint8Array(zipSync(files, { level: 0 }));
  downloadFile(new Blob([packed], { type: 'application/zip' }), `Ảnh bill ${vietnamToday()}.zip`);
  tell({ step: 'done', count });
}

async function billsOf(client: Client, { rows = [], all }: ZipSource, signal: AbortSignal) {
  return all ? collect(client, all, signal) : rows;
}
