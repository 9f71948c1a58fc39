import { useEffect, useRef, useState } from 'react';
import { failureMessage } from '../Dialog/failureMessage.ts';
import type { DroppedFile } from './uploadFile.ts';

/** Sends one file; reports the share that is sent and stops when the signal fires. Resolves with what came of it, if anything is to be said. */
export type Upload = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<string | void>;

/** Files under way, for a {@link FileDrop}. */
export interface Uploads {
  files: readonly DroppedFile[];
  add: (files: readonly File[]) => void;
  /** Sends a failed or cancelled file again. */
  retry: (id: string) => void;
  /** Stops a file that waits or runs; takes any other out of the list. */
  cancel: (id: string) => void;
}

interface Job {
  file: File;
  abort: AbortController;
}

/** Sends files, a few at once, each with its progress, its own failure and its own second try. */
export function useUploads(upload: Upload, atOnce = 3): Uploads {
  const [files, setFiles] = useState<readonly DroppedFile[]>([]);
  const jobs = useRef(new Map<string, Job>());
  const lastId = useRef(0);
  useEffect(() => {
    const running = jobs.current;
    return () => running.forEach(({ abort }) => abort.abort());
  }, []);

  const patch = (id: string, change: Partial<DroppedFile>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));

  const waiting = files.filter((one) => one.state === 'waiting');
  const free = atOnce - files.filter((one) => one.state === 'running').length;
  useEffect(() => {
    for (const { id } of waiting.slice(0, Math.max(0, free))) {
      const job = jobs.current.get(id);
      if (job) void send(id, job, upload, patch);
    }
  });

  return {
    files,
    add: (added) => {
      const fresh = added.map((file): DroppedFile => {
        lastId.current += 1;
        const id = String(lastId.current);
        jobs.current.set(id, { file, abort: new AbortController() });
        return { id, name: file.name, size: file.size, state: 'waiting' };
      });
      setFiles((all) => [...all, ...fresh]);
    },
    retry: (id) => {
      const job = jobs.current.get(id);
      if (!job) return;
      job.abort = new AbortController();
      patch(id, { state: 'waiting', progress: undefined, message: undefined });
    },
    cancel: (id) => {
      jobs.current.get(id)?.abort.abort();
      const state = files.find((one) => one.id === id)?.state;
      if (state === 'waiting' || state === 'running') patch(id, { state: 'cancelled', progress: undefined });
      else setFiles((all) => all.filter((one) => one.id !== id));
    },
  };
}

async function send(
  id: string,
  { file, abort }: Job,
  upload: Upload,
  patch: (id: string, change: Partial<DroppedFile>) => void,
): Promise<void> {
  const { signal } = abort;
  const tell = (change: Partial<DroppedFile>) => {
    if (!signal.aborted) patch(id, change);
  };
  patch(id, { state: 'running', progress: 0 });
  try {
    const said = await upload(file, { signal, onProgress: (progress) => tell({ progress }) });
    tell({ state: 'done', progress: 1, message: said ?? undefined });
  } catch (failure) {
    tell({ state: 'failed', progress: undefined, message: failureMessage(failure) });
  }
}
