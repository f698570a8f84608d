import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';

import { Button } from '../components/Button/index.ts';
import { Collapsible } from '../components/Collapsible/index.ts';
import { Combobox } from '../components/Combobox/index.ts';
import { Dialog } from '../components/Dialog/index.ts';
import {
  FileAttachment,
  type FileAttachmentState,
  noFiles,
} from '../components/FileAttachment/index.ts';
import { type Column, Table } from '../components/Table/index.ts';
import { Tabs } from '../components/Tabs/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { renderWithUi } from '../testing/renderWithUi.tsx';
import {
  comboboxTester,
  dialogTester,
  disclosureTester,
  expectTabOrder,
  fieldTester,
  filePickerTester,
  tableTester,
  tabsTester,
} from './index.ts';

const user = userEvent.setup();

function Asking(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [answer, setAnswer] = useState('');
  return (
    <main>
      <Button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Öppna
      </Button>
      <p>{answer}</p>
      <Dialog
        actions={
          <Button
            onClick={() => {
              setAnswer('Beställd');
              setIsOpen(false);
            }}
          >
            Beställ
          </Button>
        }

        onOpenChange={setIsOpen}
        open={isOpen}
        title="Beställ en sammanställning"
      >
        Den finns bland dina dokument.
      </Dialog>
    </main>
  );
}

it('operates a dialog: open, press, dismiss', async () => {
  renderWithUi(<Asking />);
  const dialog = dialogTester({ name: 'Beställ en sammanställning', user });
  expect(dialog.isOpen()).toBe(false);
  expect(() => dialog.element()).toThrow('Beställ en sammanställning');

  await user.click(screen.getByRole('button', { name: 'Öppna' }));
  await dialog.waitUntilOpen();
  await dialog.dismiss();
  expect(dialog.isOpen()).toBe(false);

  await user.click(screen.getByRole('button', { name: 'Öppna' }));
  await dialog.press('Beställ');
  await dialog.waitUntilClosed();
  expect(screen.getByText('Beställd')).toBeDefined();
});

it('reads the tab order, and names the first stop that differs', async () => {
  renderWithUi(<Asking />);
  await user.click(screen.getByRole('button', { name: 'Öppna' }));
  await dialogTester({ name: /sammanställning/u, user }).waitUntilOpen();
  await expectTabOrder(user, [
    { role: 'button', name: 'Stäng' },
    { role: 'button', name: 'Beställ' },
  ]);
  await expect(expectTabOrder(user, [{ role: 'link', name: 'Stäng' }])).rejects.toThrow(
    /Expected link Stäng as stop 1, but focus is on <button/u,
  );
});

interface Row {
  readonly id: string;
  readonly amount: number;
}

const columns: readonly Column<Row>[] = [
  {
    key: 'id',
    header: 'Ärende',
    kind: 'text',
    isRowHeader: true,
    sortValue: (row) => row.id,
    cell: (row) => row.id,
  },
  {
    key: 'amount',
    header: 'Belopp',
    kind: 'number',
    sortValue: (row) => row.amount,
    cell: (row) => `${String(row.amount)} kr`,
  },
];

it('reads and sorts a table by its text', async () => {
  renderWithUi(
    <Table
      caption="Krav"
      columns={columns}
      emptyText="Inga krav"
      rowKey={(row) => row.id}
      rows={[
        { id: 'A-1', amount: 300 },
        { id: 'B-2', amount: 900 },
      ]}
    />,
  );
  const table = tableTester({ name: 'Krav', user });
  expect(table.columns()).toEqual(['Ärende', 'Belopp']);
  expect(table.sorting()).toBeUndefined();
  expect(table.cell('B-2', 'Belopp')).toContain('900 kr');
  expect(() => table.cell('C-3', 'Belopp')).toThrow("no cell 'Belopp' in a row with C-3");

  await table.sortBy(/Belopp/u);
  expect(table.sorting()).toEqual({ column: 'Belopp', direction: 'descending' });
  expect(table.rows().map(([first]) => first)).toEqual([
    expect.stringContaining('B-2'),
    expect.stringContaining('A-1'),
  ]);
});

function Chosen(): ReactNode {
  const [value, setValue] = useState('active');
  return (
    <Tabs
      items={[
        { key: 'active', label: 'Aktiva (2)', content: 'Två aktiva' },
        { key: 'closed', label: 'Avslutade (3)', content: 'Tre avslutade' },
      ]}
      label="Dina ärenden"
      onValueChange={setValue}
      value={value}
    />
  );
}

it('selects a tab and reads its panel', async () => {
  renderWithUi(<Chosen />);
  const tabs = tabsTester({ name: 'Dina ärenden', user });
  expect(tabs.titles()).toEqual(['Aktiva (2)', 'Avslutade (3)']);
  await tabs.choose(/Avslutade/u);
  expect(tabs.selected()).toBe('Avslutade (3)');
  expect(tabs.panel().textContent).toBe('Tre avslutade');
});

function Ocr(): ReactNode {
  const [value, setValue] = useState('');
  return (
    <TextField
      error={value === '' ? undefined : 'Skriv bara siffror'}
      hint="Står på kravbrevet"
      label="OCR-nummer"
      onValueChange={setValue}
      value={value}
    />
  );
}

it('fills in a field and reads its hint and error', async () => {
  renderWithUi(<Ocr />);
  const field = fieldTester({ name: 'OCR-nummer', user });
  expect(field.description()).toBe('Står på kravbrevet');
  await field.fill('12x');
  expect(field.value()).toBe('12x');
  expect(field.isInvalid()).toBe(true);
  expect(field.description()).toMatch(/Skriv bara siffror/u);
  await field.fill('');
  expect(field.isInvalid()).toBe(false);
});

it('searches in a long list and chooses from it', async () => {
  renderWithUi(
    <Combobox
      label="Kommun"
      noHitsText="Inga träffar"
      unknownError="Välj ett av alternativen i listan."
      options={['Lund', 'Lunda', 'Malmö'].map((label) => ({ value: label, label }))}
    />,
  );
  const town = comboboxTester({ name: 'Kommun', user });
  expect(town.options()).toEqual([]);
  await town.search('lun');
  expect(town.options()).toEqual(['Lund', 'Lunda']);
  expect(town.active()).toBeUndefined();
  await user.keyboard('{ArrowDown}');
  expect(town.active()).toBe('Lund');
  await town.choose('Lunda');
  expect(town.value()).toBe('Lunda');
  await town.fill('Atlantis');
  expect(town.isInvalid()).toBe(true);
  expect(town.description()).toBe('Välj ett av alternativen i listan.');
});

function Attaching(): ReactNode {
  const [state, setState] = useState<FileAttachmentState>(noFiles);
  return (
    <FileAttachment
      label="Bifoga filer"
      onCancel={() => undefined}
      onValueChange={setState}
      value={state}
    />
  );
}

it('chooses files and removes one', async () => {
  renderWithUi(<Attaching />);
  const picker = filePickerTester({ name: 'Bifoga filer', listName: /filer/u, user });
  expect(picker.files()).toEqual([]);
  await picker.choose(new File(['a'], 'kvitto.pdf'), new File(['b'], 'foto.png'));
  expect(picker.files()).toEqual([
    expect.stringContaining('kvitto.pdf'),
    expect.stringContaining('foto.png'),
  ]);
  await picker.remove('kvitto.pdf');
  expect(picker.files()).toEqual([expect.stringContaining('foto.png')]);
  expect(picker.isInvalid()).toBe(false);
  expect(picker.description()).not.toBe('');
  await expect(picker.remove('kvitto.pdf')).rejects.toThrow('kvitto.pdf');
});

it('opens and closes a disclosure', async () => {
  renderWithUi(<Collapsible title="Så räknar vi">Dag för dag.</Collapsible>);
  const part = disclosureTester({ name: 'Så räknar vi', user });
  expect(part.isOpen()).toBe(false);
  await part.open();
  await part.open();
  expect(part.isOpen()).toBe(true);
  await part.close();
  expect(part.isOpen()).toBe(false);
});
