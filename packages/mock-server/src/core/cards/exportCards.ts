/** What leaves in a file is what the filter lets through: every row of it, and of a card's number the last four digits only. */
import { cardStatusOptions, labelOf, type Schemas } from '@so-the/api-client';
import { cardTypeName } from '../values/cardTypes.ts';
import type { Context } from '../command/context.ts';
import type { Result } from '../command/result.ts';
import { done, refuse } from '../command/result.ts';
import type { World } from '../store/world.ts';
import { listCards, type CardQuery } from './listCards.ts';

/** Rows of one file at most. */
const MOST_ROWS = 50_000;
const PAGE = 500;

/** Every card of the filter as a line of a file. Refuses an unknown SortBy, and more rows than a file may hold. */
export function exportCards(world: World, query: CardQuery, context: Context): Result<Schemas['CardExportRow'][]> {
  const rows: Schemas['CardExportRow'][] = [];
  for (let PageIndex = 1; ; PageIndex += 1) {
    const page = listCards(world, { ...query, PageIndex, PageSize: PAGE }, context);
    if (!page.ok) return page;
    if (page.value.total > MOST_ROWS) return refuse('OverLimit', `Chỉ xuất được tối đa ${MOST_ROWS} dòng, hãy lọc bớt`);
    rows.push(...page.value.rows.map((card) => exportRow(world, card)));
    if (rows.length >= page.value.total) return done(rows);
  }
}

function exportRow(world: World, card: Schemas['CardData']): Schemas['CardExportRow'] {
  const { CustomerName, CustomerPhone, HolderName, BankName, Last4, LimitAmount, StatementDay, DateDues } = card;
  const { NextDue, FeePercent, HoldPlace, StaffName, Debt, Note } = card;
  const person = { CustomerName, CustomerPhone, HolderName, BankName, Last4 };
  const terms = { LimitAmount, StatementDay, DateDues, NextDue, FeePercent, HoldPlace, StaffName, Debt, Note };
  return {
    ...person,
    ...terms,
    CustomerCode: world.customers.get(card.CustomerID)?.Code ?? '',
    TypeCardName: cardTypeName(card.TypeCard),
    Expiry: card.ExpMonth && card.ExpYear ? `${String(card.ExpMonth).padStart(2, '0')}/${card.ExpYear}` : undefined,
    Held: card.cardInShop ? 'Đang giữ' : 'Khách giữ',
    StatusName: labelOf(cardStatusOptions, card.Status),
  };
}
