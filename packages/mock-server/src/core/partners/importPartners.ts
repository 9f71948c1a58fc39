/** A line of a partner list becomes the partner its form would make, and none that the form would refuse. */
import type { Schemas } from '@so-the/api-client';
import type { Context } from '../command/context.ts';
import { filledCells } from '../imports/cells.ts';
import { importRows, type FormCheck, type ImportOutcome } from '../imports/importRows.ts';
import { normalisePhone } from '../values/phone.ts';
import type { Partner } from '../records/people.ts';
import type { World } from '../store/world.ts';
import { keepPartner, planPartner } from './savePartner.ts';

const COLUMNS = { text: ['Name', 'Address', 'AccountBank', 'BankCode', 'AccountOwner', 'Note'], phones: ['Phone'] };

/** Imports partners, or previews it; `check` holds a line against the form. */
export function importPartners(
  world: World,
  command: Schemas['ImportInput'],
  check: FormCheck<Schemas['PartnerFields']>,
  context: Context,
): ImportOutcome<Schemas['PartnerFields']> {
  return importRows(
    {
      read: (cells) => check({ Status: 1, ...filledCells(cells, COLUMNS) }),
      keyOf: (partner: Schemas['PartnerFields']) => normalisePhone(partner.Phone) ?? partner.Phone,
      plan: (partner) => planPartner(world, partner, context),
      keep: (row: Partner) => keepPartner(world, row, context),
      idOf: (row) => row.PartnerID,
      shown: partnerFields,
      standIns: { Name: 'Đối tác', Phone: '0999999999' },
      keyColumn: 'Phone',
    },
    command,
  );
}

function partnerFields(row: Partner): Schemas['PartnerFields'] {
  const { Name, Phone, Address, AccountBank, BankCode, AccountOwner, FeePercentDefault, DebtLimit, Note, Status } = row;
  return { Name, Phone, Address, AccountBank, BankCode, AccountOwner, FeePercentDefault, DebtLimit, Note, Status };
}
