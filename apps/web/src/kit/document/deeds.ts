/** What the person does: approve, refuse, or take back what they proposed. */
export type Deed = 'approve' | 'refuse' | 'takeBack';

/** What each deed is called on its button. */
export const deedLabels: Record<Deed, string> = { approve: 'Duyệt', refuse: 'Từ chối', takeBack: 'Rút lại' };
