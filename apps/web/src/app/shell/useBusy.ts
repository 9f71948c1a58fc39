import { QueryStatus } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useNavigation } from 'react-router-dom';
import type { baseApi } from '../../api/baseApi.ts';

type ApiState = Record<typeof baseApi.reducerPath, ReturnType<typeof baseApi.reducer>>;

/** True while a screen or its data is on the way. */
export function useBusy(): boolean {
  const { state } = useNavigation();
  const isReading = useSelector(({ api }: ApiState) =>
    Object.values(api.queries).some((query) => query?.status === QueryStatus.pending),
  );
  return state !== 'idle' || isReading;
}
