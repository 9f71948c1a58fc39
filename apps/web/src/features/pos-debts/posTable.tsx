import { StepLink } from '../../kit/places/StepLink.tsx';
import { PATHS } from '../../kit/places/paths.ts';

/** What a table of POS says in a shop that has none yet, and who signs it on paper. */
export const posTable = {
  signatures: ['Người lập', 'Kế toán', 'Chủ cửa hàng'],
  emptyText: 'Chưa có máy POS',
  emptyAction: <StepLink href={PATHS.pos}>Thêm máy POS trước</StepLink>,
};
