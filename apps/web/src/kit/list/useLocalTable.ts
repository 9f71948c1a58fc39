import { useState } from 'react';
import type { TableQuery, TableQueryControl } from '@so-the/ui';

/** Paging and ordering of a table inside a record. */
export interface LocalTable {
  /** Parameters of a list call as the wire spells them. */
  args: { PageIndex: number; PageSize: number; SortBy?: string; SortDir?: 'asc' | 'desc' };
  query: TableQueryControl;
}

/** The state of a table that is part of a record: unlike a list screen's it goes when the record closes. */
export function useLocalTable(pageSize = 20): LocalTable {
  const [state, setState] = useState<TableQuery>({ page: 1, pageSize, sort: [] });
  const [rule] = state.sort;
  return {
    args: {
      PageIndex: state.page,
      PageSize: state.pageSize,
      ...(rule && { SortBy: rule.field, SortDir: rule.dir }),
    },
    query: { ...state, onChange: setState },
  };
}
