import { ApiError, GENERAL_ERROR_MESSAGE, isAnswer } from '@so-the/api-client';
import { toast } from '@so-the/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClient } from '../../api/ClientContext.ts';
import { UNREACHED } from '../../api/reach/apiTrouble.ts';
import { PATHS } from '../../kit/places/paths.ts';
import { rememberUserName } from '../../session/rememberedUserName.ts';
import { startSession } from '../../session/session.ts';
import type { LoginFields } from './useLoginFields.ts';

/**
 * Sends the login, one at a time. An answer other than success is shown as a notification with the server's Message; a
 * call without answer as the general toast (specification §8), and what is known of the reason in the form.
 */
export function useLogin() {
  const client = useClient();
  const navigate = useNavigate();
  const isSending = useRef(false);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const send = async ({ userName, password, remember }: LoginFields) => {
    if (isSending.current) return;
    isSending.current = true;
    setSending(true);
    setRefusal(undefined);
    const UserName = userName.trim();
    try {
      const { Data } = await client.call('login', { body: { UserName, Password: password } });
      await rememberUserName(UserName, remember);
      startSession(Data);
      await navigate(PATHS.home, { replace: true });
    } catch (thrown) {
      const isSaid = thrown instanceof ApiError && thrown.message !== GENERAL_ERROR_MESSAGE;
      if (isSaid && thrown.code !== UNREACHED) setRefusal(thrown.message);
      if (!(thrown instanceof ApiError && isAnswer(thrown))) toast.error(GENERAL_ERROR_MESSAGE);
    } finally {
      isSending.current = false;
      setSending(false);
    }
  };

  return { sending, refusal, send };
}
