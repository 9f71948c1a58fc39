import { AutoComplete } from 'primereact/autocomplete';
import { Column } from 'primereact/column';
import { DataTable } from 'primereact/datatable';
import { Menu } from 'primereact/menu';
import { MultiSelect } from 'primereact/multiselect';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { settle, show, the } from './show.tsx';

const names = ['Nguyễn Văn An', 'Trần Thị Bích', 'Lê Hoàng Nam'];

const rows = Array.from({ length: 50 }, (_, id) => ({ id, name: `Khách ${id}` }));

function Table({ onDraw }: { onDraw: () => void }) {
  const [chosen, setChosen] = useState<Row>();
  const look = () => {
    onDraw();
    return 'row';
  };
  return (
    <DataTable
      value={rows}
      dataKey="id"
      selectionMode="single"
      selection={chosen ?? null}
      onSelectionChange={(event) => setChosen(event.value)}
      rowClassName={look}
    >
      <Column field="name" />
    </DataTable>
  );
}

type Row = Record<string, unknown>;

it('DataTable draws every row again when one is chosen', async () => {
  let drawn = 0;
  await show(
    <Table
      onDraw={() => {
        drawn += 1;
      }}
    />,
  );
  drawn = 0;
  await userEvent.click(the('tbody tr'));
  await settle();
  expect(drawn).toBeGreaterThanOrEqual(rows.length);
});

it('Menu stops at its last line and knows no first letters', async () => {
  await show(<Menu model={names.map((label) => ({ label }))} />);
  const list = the('[role=menu]');
  list.focus();
  const at = () => list.getAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  const last = at();
  expect(last).toBeTruthy();
  await userEvent.keyboard('{ArrowDown}');
  expect(at()).toBe(last);
  await userEvent.keyboard('n');
  expect(at()).toBe(last);
});

it('MultiSelect never tells a screen reader where the arrows stand', async () => {
  await show(<MultiSelect value={[]} options={names} inputId="staff" appendTo="self" />);
  the('#staff').focus();
  await userEvent.keyboard('{ArrowDown}');
  await settle();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.querySelectorAll('[role=option]')).toHaveLength(names.length);
  expect(document.querySelector('[aria-activedescendant]')).toBeNull();
});

function Search({ onChange }: { onChange?: (value: unknown) => void }) {
  const [value, setValue] = useState<unknown>('');
  const [found, setFound] = useState<string[]>([]);
  return (
    <AutoComplete
      inputId="customer"
      appendTo="self"
      delay={0}
      value={value as string}
      suggestions={found}
      completeMethod={({ query }) => setFound(names.filter((name) => name.includes(query)))}
      onChange={(event) => {
        setValue(event.value);
        onChange?.(event.value);
      }}
    />
  );
}

it("AutoComplete's arrows move a line that no screen reader is told of", async () => {
  await show(<Search />);
  await userEvent.type(the('#customer'), 'n');
  await settle();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.querySelector('[role=option][data-p-highlight=true]')).not.toBeNull();
  expect(the('#customer').getAttribute('aria-activedescendant')).toBeNull();
});

it('AutoComplete closes when its text is deleted, where the first records are wanted', async () => {
  await show(<Search />);
  await userEvent.type(the('#customer'), 'n');
  await settle();
  expect(document.querySelectorAll('[role=option]').length).toBeGreaterThan(0);
  await userEvent.keyboard('{Backspace}');
  await settle();
  expect(document.querySelectorAll('[role=option]')).toHaveLength(0);
});

it('AutoComplete stays closed when an arrow asks for the list', async () => {
  await show(<Search />);
  the('#customer').focus();
  await userEvent.keyboard('{ArrowDown}');
  await settle();
  expect(document.querySelectorAll('[role=option]')).toHaveLength(0);
});

it("AutoComplete reports a half-typed text as the field's value", async () => {
  const reported: unknown[] = [];
  await show(<Search onChange={(value) => reported.push(value)} />);
  await userEvent.type(the('#customer'), 'ng');
  expect(reported).toContain('ng');
});
