import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';

/** What is needed from the first call on, and not before: it is loaded as one. */
export { fillGaps } from './fillGaps.ts';

/** Carries one request. */
export function carry(request: AxiosRequestConfig): Promise<AxiosResponse<unknown>> {
  return axios.request<unknown>(request);
}
