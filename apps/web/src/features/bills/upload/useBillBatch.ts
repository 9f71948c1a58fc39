import { useEffect, useReducer, useRef, useState } from 'react';
import type { ApiFailure } from '@so-the/api-client';
import { useReadBillMutation } from '../../../api/metaApi.ts';
import { preparePhoto } from '../../../kit/pictures/photo/preparePhoto.ts';
import { mayHaveHappened } from '../../../api/mayHaveHappened.ts';
import { keyFor, type SentBody } from '../../../kit/form/sending/sendKey.ts';
import { nextBatch, toSave, type BillEvent, type BillItem } from './billBatch.ts';
import { billValues } from '../billValues.ts';
import { twinOf } from './sameContent.ts';
import { useKeepBill } from './useKeepBill.ts';

/** Pictures that are read at once. */
const AT_ONCE = 3;

/** A batch of pictures at work. */
export interface BillBatch {
  items: readonly BillItem[];
  /** The connection is lost: what waits goes on when it is back, or when asked to. */
  isHeld: boolean;
  /** Takes pictures; a swipe that is named is proposed for the first of them. */
  add: (files: readonly File[], swipeId?: number) => Promise<void>;
  edit: (id: string, change: Partial<BillItem['values']>) => void;
  /** Reads these again. */
  retry: (ids: readonly string[]) => void;
  /** Stops one that waits or is read; takes any other out of the batch. */
  cancel: (id: string) => void;
  goOn: () => void;
  /** Keeps what was read, one after the other; answers whether all were kept. */
  save: () => Promise<boolean>;
}

/** Reads pictures a few at once, each with its progress, its own failure and its second try. Nothing is kept before {@link BillBatch.save}. */
export function useBillBatch(): BillBatch {
  const [items, send] = useReducer(nextBatch, []);
  const [isHeld, setHeld] = useState(false);
  const { save } = useSaving(items, send);
  const lastId = useRef(0);
  const urlOf = usePictureUrls();
  const read = useReading(send, urlOf, () => setHeld(true));
  useEffect(() => {
    if (!isHeld) read.start(items);
  });
  useEffect(() => {
    const goOn = () => setHeld(false);
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, []);
  return {
    items,
    isHeld,
    save,
    add: async (files, swipeId) => {
      const before = items.map(({ file }) => file);
      const added: BillItem[] = [];
      for (const [place, file] of files.entries()) {
        lastId.current += 1;
        const id = String(lastId.current);
        const twin = await twinOf(file, [...before, ...added.map((one) => one.file)]);
        const values = billValues({ ...(place === 0 && swipeId !== undefined && { LogWithdrawalID: swipeId }) });
        const step = twin ? 'read' : 'waiting';
        added.push({ id, file, step, values, ...(twin && { twin: twin.name }) });
      }
      send({ type: 'add', items: added });
    },
    edit: (id, change) => send({ type: 'edit', id, change }),
    retry: (ids) => {
      setHeld(false);
      send({ type: 'retry', ids: new Set(ids) });
    },
    cancel: (id) => {
      const step = items.find((item) => item.id === id)?.step;
      read.stop(id);
      if (step === 'waiting' || step === 'reading')
        send({ type: 'patch', id, change: { step: 'stopped', progress: undefined } });
      else send({ type: 'remove', id });
    },
    goOn: () => setHeld(false),
  };
}

/** Addresses of pictures on this page, given back when the page goes. */
function usePictureUrls(): (file: File) => string {
  const urls = useRef<string[]>([]);
  useEffect(() => {
    const made = urls.current;
    return () => made.forEach((url) => URL.revokeObjectURL(url));
  }, []);
  return (file) => {
    const url = URL.createObjectURL(file);
    urls.current.push(url);
    return url;
  };
}

/** Reads what waits; a lost connection puts the picture back and holds the others. */
function useReading(send: (event: BillEvent) => void, urlOf: (file: File) => string, onLost: () => void) {
  const [readBill] = useReadBillMutation();
  const running = useRef(new Map<string, { abort: () => void }>());
  useEffect(() => {
    const all = running.current;
    return () => all.forEach(({ abort }) => abort());
  }, []);
  const read = async ({ id, file, photo }: BillItem) => {
    const stop = new AbortController();
    const tell = (change: Partial<BillItem>) => running.current.get(id) === stop && send({ type: 'patch', id, change });
    running.current.set(id, stop);
    tell({ step: 'reading', progress: 0 });
    try {
      const image = photo ?? (await preparePhoto(file, stop.signal));
      stop.signal.throwIfAborted();
      if (image !== file && !photo) tell({ photo: image });
      const sending = readBill({ body: { image }, onUpload: (progress) => tell({ progress }) });
      stop.signal.addEventListener('abort', () => sending.abort(), { once: true });
      const { Data } = await sending.unwrap();
      if (running.current.get(id) === stop) send({ type: 'read', id, reading: Data, url: urlOf(image) });
    } catch (caught) {
      const { kind, message } = caught as ApiFailure;
      if (kind === 'network' && running.current.get(id) === stop) onLost();
      tell(
        kind === 'network'
          ? { step: 'waiting', progress: undefined }
          : { step: 'failed', progress: undefined, message },
      );
    } finally {
      if (running.current.get(id) === stop) running.current.delete(id);
    }
  };
  return {
    start: (items: readonly BillItem[]) => {
      const waiting = items.filter(({ id, step }) => step === 'waiting' && !running.current.has(id));
      for (const item of waiting.slice(0, Math.max(0, AT_ONCE - running.current.size))) void read(item);
    },
    stop: (id: string) => {
      const sending = running.current.get(id);
      running.current.delete(id);
      sending?.abort();
    },
  };
}

/** Keeps slips one after the other, each once, so that one refused or lost leaves the others as they are. */
function useSaving(items: readonly BillItem[], send: (event: BillEvent) => void) {
  const keep = useKeepBill();
  const unsettled = useRef(new Map<string, SentBody>());
  const keepOne = async (item: BillItem): Promise<boolean> => {
    const { id, values } = item;
    const sent = keyFor(values, unsettled.current.get(id) ?? null);
    send({ type: 'patch', id, change: { step: 'saving', message: undefined } });
    try {
      await keep(item, sent.key);
      unsettled.current.delete(id);
      send({ type: 'patch', id, change: { step: 'saved' } });
      return true;
    } catch (caught) {
      const { kind, message } = caught as ApiFailure;
      if (mayHaveHappened(kind)) unsettled.current.set(id, sent);
      send({ type: 'patch', id, change: { step: 'read', message } });
      if (kind === 'network' || kind === 'unauthorized') throw caught;
      return false;
    }
  };
  const save = async () => {
    let isAll = true;
    for (const item of toSave(items)) isAll = (await keepOne(item)) && isAll;
    return isAll;
  };
  return { save };
}
