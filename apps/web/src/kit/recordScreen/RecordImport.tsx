import { ImportButton } from '../batch/ImportButton.tsx';
import type { ImportPlan } from '../batch/importPlan.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import { useRecordScreen } from './recordContext.ts';

/** "Nhập Excel" of a record screen, for who may import. */
export function RecordImport({ plan }: { plan: ImportPlan }) {
  const { rights } = useRecordScreen('Import').list;
  return rights.importExcel ? (
    <ListScreen.Actions>
      <ImportButton plan={plan} />
    </ListScreen.Actions>
  ) : null;
}
