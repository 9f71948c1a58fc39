import { declare } from './declare.ts';
import { actions, menus } from './logLine.ts';

/** Statements of banks: a file is read, its rows are listed; what pays them stands among the debts of POS. */
export const {
  calls,
  useListPdfBillsQuery,
  useListUnreadLinesQuery,
  useUploadStatementPdfMutation,
  useReadStatementMutation,
  useSaveStatementLayoutMutation,
} = declare({
  reads: { listPdfBills: ['Debt'], listUnreadLines: ['Debt'] },
  writes: {
    uploadStatementPdf: {
      stale: ['Debt'],
      log: (_args, { FileID, Name, Lines }) => ({
        MenuID: menus.posDebts,
        ActionID: actions.importExcel,
        Note: `Tải sao kê ${Name}: ${Lines.length} dòng`,
        RefID: FileID,
      }),
    },
    readStatement: { stale: [], log: () => null },
    saveStatementLayout: {
      stale: [],
      log: (_args, { LayoutID, Columns }) => ({
        MenuID: menus.posDebts,
        ActionID: actions.edit,
        Note: `Chỉ cột sao kê: ${Columns.length} cột`,
        RefID: LayoutID,
      }),
    },
  },
});
