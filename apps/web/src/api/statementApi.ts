import { declare } from './declare.ts';
import { actions, menus } from './logLine.ts';

/** Statements of banks: a file is read, its rows are listed; what pays them stands among the debts of POS. */
export const { calls, useListPdfBillsQuery, useUploadStatementPdfMutation } = declare({
  reads: { listPdfBills: ['Debt'] },
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
  },
});
