import { useEffect, useRef } from 'react';

/** A record that names its pictures. */
export interface PicturedRecord {
  Version: number;
  FileIDs?: number[];
}

/**
 * The pictures on a record. Each change builds on the answer to the one before, so that several in a row do not clash.
 *
 * @param save sends the record with these pictures; resolves with the record as it is then, rejects with the failure
 */
export function useRecordPictures<Record extends PicturedRecord>(
  record: Record,
  save: (record: Record, FileIDs: number[]) => Promise<Record>,
) {
  const latest = useRef(record);
  useEffect(() => {
    if (record.Version >= latest.current.Version) latest.current = record;
  }, [record]);
  const change = async (next: (ids: number[]) => number[]) => {
    latest.current = await save(latest.current, next(latest.current.FileIDs ?? []));
  };
  return {
    add: (id: number) => change((ids) => [...new Set([...ids, id])]),
    remove: (id: number) => change((ids) => ids.filter((one) => one !== id)),
  };
}
