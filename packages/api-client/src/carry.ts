import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';

export { fillGaps } from './fillGaps.ts';
export { readAnswer } from './readAnswer.ts';

/** Sends one call; rejects only where no answer came. What reads the answer comes with it: nobody waits for either before the first call. */
export function send(request: AxiosRequestConfig): Promise<AxiosResponse<unknown>> {
  return axios.request<unknown>(request);
}

/** Whether somebody on the way led a call to another address than it was sent to. Only a browser tells. */
export function isMoved({ config, request }: AxiosResponse<unknown>): boolean {
  const arrived = (request as { responseURL?: unknown } | undefined)?.responseURL;
  if (typeof arrived !== 'string' || arrived === '' || config.url === undefined) return false;
  const sent = new URL(config.url, arrived);
  const { origin, pathname } = new URL(arrived);
  return sent.origin !== origin || sent.pathname !== pathname;
}
