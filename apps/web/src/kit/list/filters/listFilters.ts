import type { Args, OperationId } from '@so-the/api-client';
import type { FilterCodec, FilterCodecs, FilterValues } from '../address/listAddress.ts';

/** The parameters of a call, whether they travel in the query or in the body. */
export type ParametersOf<CallArgs> = CallArgs extends { body: infer Body } ? Body : CallArgs;

type FiltersOf<Codecs, Parameters> = {
  [Name in keyof Codecs]: Name extends keyof Parameters ? FilterCodec<NonNullable<Parameters[Name]>> : never;
};

/**
 * The filters of a list call by the names of its parameters, but shop and period, which every list has that can; a name
 * the call does not know, or a codec of another type, does not compile. Keep the object outside the component.
 *
 * @example const filters = listFilters<'listCustomers'>()({ GeneralSearch: textFilter, AffID: idFilter });
 */
export function listFilters<Id extends OperationId>() {
  return <Codecs extends FilterCodecs>(codecs: Codecs & FiltersOf<Codecs, ParametersOf<Args<Id>>>): Codecs => codecs;
}

/**
 * A filter that is set, said in words: "Trạng thái: Ngừng". The search text needs none: it stands in its box; nor do shop
 * and period, which the filter bar says itself.
 *
 * @typeParam Search name of the filter that the box sets
 */
export type FilterWords<Codecs extends FilterCodecs, Search extends string = 'GeneralSearch'> = {
  [Name in Exclude<keyof Codecs, Search>]: (value: NonNullable<FilterValues<Codecs>[Name]>) => string;
};
