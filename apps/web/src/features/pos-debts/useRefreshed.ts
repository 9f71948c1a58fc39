import { useDispatch } from 'react-redux';
import { baseApi } from '../../api/baseApi.ts';

/**
 * Reads the debts of POS again when a call about them was refused: somebody else may have been faster, and what they did
 * then stands behind the refusal.
 */
export function useRefreshed(): <Answer>(call: Promise<Answer>) => Promise<Answer> {
  const dispatch = useDispatch();
  return (call) =>
    call.catch((caught: unknown) => {
      dispatch(baseApi.util.invalidateTags(['Debt']));
      throw caught;
    });
}
