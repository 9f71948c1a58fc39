import { describe, expect, it } from 'vitest';
import {
  choiceFilter,
  dateFilter,
  flagFilter,
  idFilter,
  readListAddress,
  textFilter,
  writeListAddress,
  type ListDefaults,
} from './listAddress.ts';

const codecs = {
  GeneralSearch: textFilter,
  Status: choiceFilter([{ value: 1 }, { value: 0 }]),
  AffID: idFilter,
  OnlyDebt: flagFilter,
  fromDate: dateFilter,
};
const defaults: ListDefaults = { pageSize: 20, sort: null };

function read(address: string, given = defaults) {
  return readListAddress(new URLSearchParams(address), codecs, given);
}

function rewritten(address: string, given = defaults) {
  return writeListAddress(new URLSearchParams(address), read(address, given), codecs, given).toString();
}

describe('the address of a list', () => {
  it.each([
    ['GeneralSearch=Nguy%E1%BB%85n+%C4%90%E1%BA%A1t&Status=0'],
    ['AffID=12&OnlyDebt=true&fromDate=2026-11-20'],
    ['SortBy=FullName&SortDir=desc&PageIndex=3&PageSize=50'],
    ['open=12&Status=1'],
    [''],
  ])('%s brings the list back as it was', (address) => {
    expect(rewritten(address)).toBe(address);
  });

  it.each([
    ['PageIndex=0', { page: 1 }],
    ['PageIndex=-4', { page: 1 }],
    ['PageIndex=1e308', { page: 1 }],
    ['PageIndex=abc', { page: 1 }],
    ['PageSize=1000000000', { pageSize: 20 }],
    ['PageSize=50', { pageSize: 50 }],
    ['SortBy=<script>', { sort: null }],
    ['SortBy=FullName', { sort: { field: 'FullName', dir: 'asc' } }],
    ['SortBy=FullName&SortDir=sideways', { sort: { field: 'FullName', dir: 'asc' } }],
  ])('%s is brought into range', (address, expected) => {
    expect(read(address)).toEqual({ page: 1, pageSize: 20, sort: null, filters: {}, ...expected });
  });

  it.each([
    ['Status=7'],
    ['AffID=x'],
    ['AffID=-1'],
    ['OnlyDebt=maybe'],
    ['fromDate=2026-02-31'],
    ['fromDate=hôm+qua'],
    ['GeneralSearch=+++'],
  ])('%s filters nothing', (address) => {
    expect(read(address).filters).toEqual({});
  });

  it("says nothing where the list's own order is meant", () => {
    const byDate: ListDefaults = { pageSize: 50, sort: { field: 'CreatedDate', dir: 'desc' } };
    expect(read('', byDate)).toMatchObject({ pageSize: 50, sort: byDate.sort });
    expect(rewritten('SortBy=CreatedDate&SortDir=desc&PageSize=50', byDate)).toBe('');
  });
});
