import { declare } from './declare.ts';

/** Controller User, without the calls that need no session. A new password ends the session, so no line can follow it. */
export const { useListCustomerCommentsQuery, useChangePasswordMutation } = declare({
  reads: { listCustomerComments: ['Comment'] },
  writes: { changePassword: { stale: [] } },
});
