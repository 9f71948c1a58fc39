import { declare } from './declare.ts';
import { actions, deleted, imported, menus, saved } from './logLine.ts';

/** Controller CardData: the customers' cards. */
export const {
  calls,

  useListCardsByCustomerQuery,
  useGetCardQuery,
  useCountCardNoticesQuery,
  useSaveCardMutation,
  useDeleteCardMutation,
  useChangeHoldCardMutation,
  useImportCardsMutation,
  useSaveCalendarPaymentMutation,
  useListCardNoticesQuery,
  useListCalendarPaymentsQuery,
  useDismissCardNoticeMutation,
} = declare({
  reads: {
    listCards: ['Card'],
    listCardsByCustomer: ['Card'],
    getCard: ['Card'],
    countCardNotices: ['CardNotice'],
    listCardNotices: ['CardNotice', 'Card'],
    listCalendarPayments: ['CardNotice', 'Card'],
    listExpiringCards: ['Card'],
    listCustomersWithCards: ['CardNotice', 'Card', 'Customer'],
  },
  writes: {
    saveCard: {
      stale: ['Card', 'CardNotice', 'Customer', 'Schedule'],
      log: ({ body }, { cardDataID, HolderName }) =>
        saved(menus.cards, body.cardDataID, `thẻ của ${HolderName}`, cardDataID),
    },
    deleteCard: {
      stale: ['Card', 'CardNotice', 'Customer'],
      log: ({ cardDataID }) => deleted(menus.cards, 'thẻ', cardDataID),
    },
    importCards: {
      stale: ['Card', 'CardNotice', 'Customer'],
      log: ({ body }, { OkCount }) => (body.Preview ? null : imported(menus.cards, 'thẻ', OkCount)),
    },
    saveCalendarPayment: {
      stale: ['Card', 'CardNotice'],
      log: ({ body }, { Rows }) => ({
        MenuID: menus.dueCards,
        ActionID: actions.edit,
        Note: `${body.Skip ? 'Bỏ qua kỳ này' : 'Lên lịch làm'} ${Rows.length} thẻ`,
        RefID: Rows[0]?.CardDataID,
      }),
    },
    dismissCardNotice: {
      stale: ['Card', 'CardNotice'],
      log: ({ CardDataID, Note = '' }) => ({
        MenuID: menus.dueCards,
        ActionID: actions.edit,
        Note: `Ẩn thẻ số ${CardDataID} khỏi danh sách đến hạn kỳ này${Note && `: ${Note}`}`,
        RefID: CardDataID,
      }),
    },
    changeHoldCard: {
      stale: ['Card', 'Revenue'],
      log: ({ cardDataID: RefID }, { cardInShop, HolderName }) => ({
        MenuID: menus.cards,
        ActionID: actions.edit,
        Note: `${cardInShop ? 'Giữ' : 'Trả'} thẻ của ${HolderName}`,
        RefID,
      }),
    },
  },
});
