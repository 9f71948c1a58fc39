import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';
import { tags } from './tags.ts';

/** Minutes of a working day: a list that was left is back at once, and refreshed behind the rows. */
const KEEP_SECONDS = 600;
const FRESH_SECONDS = 20;

/** The cache of everything the server said. One slice a controller adds its calls. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: tags,
  keepUnusedDataFor: KEEP_SECONDS,
  refetchOnMountOrArgChange: FRESH_SECONDS,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
