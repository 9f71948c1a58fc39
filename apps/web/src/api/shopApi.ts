import { declare } from './declare.ts';

/** Controller Shop. */
export const { useListActiveShopsQuery } = declare({
  reads: { listActiveShops: ['Shop'] },
});
