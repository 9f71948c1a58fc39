import { useState } from 'react';
import type { LogWithdrawal } from '@so-the/api-client';
import { useSession } from '../../../session/useSession.ts';
import type { OrderMoney } from './LineForms.tsx';
import { lineNews, type TouchedLine } from './lineNews.ts';

/** What others did to lines since the order was opened: by `p` and PaymentID, `s` and logWithdrawalId. */
export type LineNews = ReadonlyMap<string, string>;

/** Looks what others did to the lines of an order since it was opened. */
export function useLineNews(history: OrderMoney['history'], swipes: readonly LogWithdrawal[]): LineNews {
  const { user } = useSession();
  const lines: [string, TouchedLine][] = [
    ...[...history.Payments, ...history.TopUps, ...history.SentMoney].map((line): [string, TouchedLine] => [
      paymentKey(line),
      line,
    ]),
    ...swipes.map((swipe): [string, TouchedLine] => [swipeKey(swipe), swipe]),
  ];
  const [known] = useState(() => new Map(lines.map(([key, { Version }]) => [key, Version])));
  return new Map(
    lines.flatMap(([key, line]): [string, string][] => {
      const news = lineNews(line, key, known, user.UserID);
      return news === undefined ? [] : [[key, news]];
    }),
  );
}

/** Names a line of money among all lines of its order. */
export function paymentKey({ PaymentID }: { PaymentID: number }): string {
  return `p${PaymentID}`;
}

/** Names a swipe among all lines of its order. */
export function swipeKey({ logWithdrawalId }: Pick<LogWithdrawal, 'logWithdrawalId'>): string {
  return `s${logWithdrawalId}`;
}
