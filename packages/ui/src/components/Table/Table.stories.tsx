import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { bareDigitGroups } from '../DigitGroups/index.ts';
import { FileLink } from '../FileLink/index.ts';
import { Link } from '../Link/index.ts';
import { type Column, RowLink, type SortState, Table, type TableProps } from './index.ts';
import { Tag } from '../Tag/index.ts';
import { tableGuide } from './Table.guide.ts';

interface Claim {
  readonly referenceNumber: string;
  readonly registrationNumber: string;
  readonly amount: number;
  readonly date: string;
  readonly isContested: boolean;
}

const registrationNumbers = ['ÅKE12D', 'MLK481', 'ÄLG904', 'ABC12D', 'ÖRN77A'];

const claimsOf = (length: number): readonly Claim[] =>
  Array.from({ length }, (_, index) => ({
    referenceNumber: String(47110023918 + index * 8),
    registrationNumber: registrationNumbers[index % registrationNumbers.length] ?? '',
    amount: 350 + ((index * 1370) % 9000),
    date: `2026-${String(1 + (index % 12)).padStart(2, '0')}-15`,
    isContested: index % 4 === 2,
  }));

const claims = claimsOf(43);
const longList = claimsOf(140);

const columns: readonly Column<Claim>[] = [
  {
    key: 'referenceNumber',
    header: 'Referensnummer',
    onPhone: 'link',
    kind: 'text',
    sortValue: (claim) => claim.referenceNumber,
    isRowHeader: true,
    cell: (claim) => (
      <Link href={`#${claim.referenceNumber}`}>{bareDigitGroups(claim.referenceNumber)}</Link>
    ),
  },
  {
    key: 'registrationNumber',
    header: 'Registreringsnummer',
    onPhone: 'detail',
    kind: 'text',
    sortValue: (claim) => claim.registrationNumber,
    cell: (claim) => bareDigitGroups(claim.registrationNumber, [3]),
  },
  {
    key: 'amount',
    header: 'Belopp',
    onPhone: 'value',
    kind: 'number',
    width: 'narrow',
    sortValue: (claim) => claim.amount,
    cell: (claim) => `${claim.amount.toLocaleString('sv')}\u00a0kr`,
  },
  {
    key: 'pay',
    header: 'Status och betalning',
    onPhone: 'state',
    kind: 'none',
    align: 'end',
    width: 'wide',
    isHeaderHidden: true,
    cell: (claim) =>
      claim.isContested ? (
        <Tag>Bestridande</Tag>
      ) : (
        <RowLink context={`ärende ${claim.referenceNumber}`} href="#betala">
          Betala
        </RowLink>
      ),
  },
];

const dateColumn: Column<Claim> = {
  key: 'date',
  header: 'Datum',
  kind: 'date',
  width: 'narrow',
  sortValue: (claim) => claim.date,
  cell: (claim) => claim.date,
};

/** Keeps the number of visible rows, as a page does. */
function PagedTable(props: TableProps<Claim>): ReactNode {
  const [visibleCount, setVisibleCount] = useState(10);
  return (
    <Table
      {...props}
      paging={{
        pageSize: 10,
        showMoreAbove: 10,
        showAllAbove: 24,
        visibleCount,
        onVisibleCountChange: setVisibleCount,
      }}
    />
  );
}

const meta = {
  title: 'Data/Table',
  component: Table<Claim>,
  args: {
    caption: 'Aktiva ärenden',
    columns,
    rows: claims.slice(0, 4),
    rowKey: (claim) => claim.referenceNumber,
    emptyText: 'Det finns inga aktiva ärenden.',
  },
  parameters: {
    parts: { RowLink },
    guide: tableGuide,
    docs: {
      description: {
        component:
          'Rows of facts that can be compared. From 768 px a table whose headers are sort buttons; below that one card of two lines for each row, sorted by a labelled select. Tab reaches each header button, Enter and Space sort: a new text column starts ascending, a new number or date column descending, and a second press flips. The new order is announced. After "show more" and "show all" focus goes to the first new row.',
      },
    },
  },
} satisfies Meta<typeof Table<Claim>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The headers in order, each with its sort direction. */
function directions(element: HTMLElement): (string | null)[] {
  return within(element)
    .getAllByRole('columnheader')
    .map((header) => header.getAttribute('aria-sort'));
}

function cellsOf(element: HTMLElement, column: number): (string | null)[] {
  return within(element)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[column]?.textContent ?? null);
}

export const AFewRows: Story = {};

export const HiddenCaption: Story = { args: { isCaptionHidden: true } };

export const SortedAtFirst: Story = {
  args: {
    columns: [...columns.slice(0, 3), dateColumn],
    defaultSort: { columnKey: 'date', direction: 'descending' },
  },
  play: async ({ canvasElement }) => {
    await expect(directions(canvasElement)).toEqual([null, null, null, 'descending']);
    await expect(cellsOf(canvasElement, 3)).toEqual([
      '2026-04-15',
      '2026-03-15',
      '2026-02-15',
      '2026-01-15',
    ]);
  },
};

export const SortByPointer: Story = {
  tags: ['U04', 'U05', 'U06', 'Z04', '!autodocs'],
  args: { rows: claims.slice(0, 5) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(directions(canvasElement)).toEqual([null, null, null, null]);
    await expect(canvas.getAllByRole('button')).toHaveLength(3);

    await userEvent.click(canvas.getByRole('button', { name: 'Belopp' }));
    await waitFor(() =>
      expect(directions(canvasElement)).toEqual([null, null, 'descending', null]),
    );
    await expect(
      within(document.body).getByText('Sorterat efter Belopp, högst först'),
    ).toBeTruthy();

    await userEvent.click(canvas.getByRole('button', { name: 'Belopp' }));
    await expect(directions(canvasElement)).toEqual([null, null, 'ascending', null]);

    await userEvent.click(canvas.getByRole('button', { name: 'Registreringsnummer' }));
    await expect(directions(canvasElement)).toEqual([null, 'ascending', null, null]);
    await expect(
      within(document.body).getByText('Sorterat efter Registreringsnummer, A till Ö'),
    ).toBeTruthy();
  },
};

export const SortByKeyboard: Story = {
  tags: ['U04', 'U05', 'Z08', '!autodocs'],
  args: { rows: claims.slice(0, 5) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Referensnummer' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(cellsOf(canvasElement, 1)).toEqual([
      'ABC12D',
      'MLK481',
      'ÅKE12D',
      'ÄLG904',
      'ÖRN77A',
    ]);
    await userEvent.keyboard(' ');
    await expect(cellsOf(canvasElement, 1)).toEqual([
      'ÖRN77A',
      'ÄLG904',
      'ÅKE12D',
      'MLK481',
      'ABC12D',
    ]);
    await expect(document.activeElement).toBe(
      canvas.getByRole('button', { name: 'Registreringsnummer' }),
    );
  },
};

function ControlledTable(props: TableProps<Claim>): ReactNode {
  const [sort, setSort] = useState<SortState | undefined>({
    columnKey: 'amount',
    direction: 'ascending',
  });
  const { defaultSort: _, ...rest } = props;
  return <Table {...rest} onSortChange={setSort} sort={sort} />;
}

export const SortKeptByThePage: Story = {
  render: (args) => <ControlledTable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(directions(canvasElement)).toEqual([null, null, 'ascending', null]);
    await userEvent.click(canvas.getByRole('button', { name: 'Belopp' }));
    await waitFor(() =>
      expect(directions(canvasElement)).toEqual([null, null, 'descending', null]),
    );
  },
};

export const ManyRows: Story = {
  args: { rows: claims },
  render: (args) => <PagedTable {...args} />,
};

/** Focus goes on at the first new row. */
export const ShowAllOfManyRows: Story = {
  tags: ['C14', 'C17', '!autodocs'],
  args: { rows: longList },
  render: (args) => <PagedTable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Visa alla' }));
    await expect(
      canvas.getByRole('link', { name: longList[10]?.referenceNumber ?? '' }),
    ).toHaveFocus();
    await expect(canvasElement.querySelectorAll('tbody > tr')).toHaveLength(140);
  },
};

/** Headers with and without a sort button stand on one line. */
export const HeadersOnOneLine: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide' } },
  args: {
    columns: [
      ...columns.slice(0, 3),
      { key: 'date', header: 'Datum', kind: 'none', cell: (claim) => claim.date },
    ],
  },
  play: async ({ canvasElement }) => {
    const lines = within(canvasElement)
      .getAllByRole('columnheader')
      .map((header) => {
        const range = document.createRange();
        range.selectNodeContents(header.querySelector('button') ?? header);
        return Math.round(range.getBoundingClientRect().bottom);
      });
    await expect(new Set(lines).size).toBe(1);
  },
};

export const HeadersKeepTheirWords: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvasElement }) => {
    const headers = within(canvasElement).getAllByRole('button', { name: /nummer$/u });
    const words = headers.map((header) => {
      const range = document.createRange();
      range.selectNodeContents(
        document.createTreeWalker(header, NodeFilter.SHOW_TEXT).nextNode() ?? header,
      );
      return { header, range, width: range.getBoundingClientRect().width };
    });
    const broken: string[] = [];
    for (let width = 1000; width > 300; width -= 4) {
      canvasElement.style.width = `${String(width)}px`;
      for (const { header, range, width: wordWidth } of words) {
        const cell = header.closest('th') ?? header;
        const { paddingLeft, paddingRight } = getComputedStyle(cell);
        const line =
          cell.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        const isBroken = range.getClientRects().length > 1;
        if (isBroken && wordWidth < line) broken.push(`${header.textContent} at ${String(width)}`);
      }
    }
    canvasElement.style.width = '';
    await expect(words.length).toBe(2);
    await expect(broken).toEqual([]);
  },
};

/** On a phone a row is a card of two lines, which leads on wherever it is pressed; its link has a target of its own. */
export const CardsOfTwoLines: Story = {
  tags: ['Z52', '!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  args: { isCaptionHidden: true, rows: claims },
  render: (args) => <PagedTable {...args} />,
  play: async ({ canvasElement }) => {
    const [, ...rows] = within(canvasElement).getAllByRole('row');
    for (const row of rows) {
      const box = row.getBoundingClientRect();
      await expect(box.height).toBeLessThanOrEqual(96);
      const [title, ...others] = within(row).getAllByRole('link');
      row.scrollIntoView({ block: 'center' });
      const { left, top, bottom, right } = row.getBoundingClientRect();
      await expect(title?.contains(document.elementFromPoint(left + 8, bottom - 8))).toBe(true);
      await expect(title?.contains(document.elementFromPoint(right - 8, top + 8))).toBe(true);
      for (const link of others) {
        const target = link.getBoundingClientRect();
        await expect(target.height).toBeGreaterThanOrEqual(44);
        const middle = (target.left + target.right) / 2;
        await expect(document.elementFromPoint(middle, target.top + 2)).toBe(link);
        await expect(document.elementFromPoint(middle, target.bottom - 2)).toBe(link);
      }
    }
  },
};

const fileColumns: readonly Column<Claim>[] = [
  {
    key: 'file',
    header: 'Dokument',
    onPhone: 'link',
    kind: 'none',
    isRowHeader: true,
    cell: () => <FileLink href="#fil" isPlain name="Kravbrev" size={128_000} />,
  },
  {
    key: 'case',
    header: 'Referensnummer',
    onPhone: 'detail',
    kind: 'none',
    cell: ({ isContested, referenceNumber }) =>
      isContested ? null : <Link href="#krav">{bareDigitGroups(referenceNumber)}</Link>,
  },
  { key: 'via', header: 'Skickat via', onPhone: 'detail', kind: 'none', cell: () => 'Brev' },
  { key: 'date', header: 'Datum', onPhone: 'state', kind: 'none', cell: ({ date }) => date },
];

/** A row with a file is as low as others. */
export const RowsWithFiles: Story = {
  tags: ['!autodocs'],
  args: { rows: claims.slice(0, 3), columns: fileColumns },
  play: async ({ canvasElement }) => {
    const [, ...rows] = within(canvasElement).getAllByRole('row');
    for (const row of rows) {
      await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(54);
      const middles = [...row.querySelectorAll('bdi, td > a')].map((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return Math.abs((top + bottom) / 2 - (row.offsetTop + row.offsetHeight / 2));
      });
      await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
    }
  },
};

/** The whole card fetches the file, but a detail may lead somewhere of its own. One that is empty takes no room. */
export const CardsWithFiles: Story = {
  tags: ['Z87', '!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  args: { rows: claims.slice(0, 3), columns: fileColumns },
  play: async ({ canvasElement }) => {
    const [, ...rows] = within(canvasElement).getAllByRole('row');
    for (const row of rows) {
      const { left, top, right, bottom } = row.getBoundingClientRect();
      const file = within(row).getByRole('link', { name: /Kravbrev/u });
      await expect(document.elementFromPoint(right - 8, top + 8)).toBe(file);
      await expect(document.elementFromPoint(left + 8, bottom - 4)).toBe(file);
      const detail = [...row.querySelectorAll('td')].find((cell) => cell.textContent !== '');
      await expect((detail?.getBoundingClientRect().left ?? 0) - left).toBeLessThanOrEqual(17);
    }
    for (const link of canvasElement.querySelectorAll('[href="#krav"]')) {
      const { left, top, width, height } = link.getBoundingClientRect();
      const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(link.contains(pressed)).toBe(true);
      await expect(height).toBeGreaterThanOrEqual(44);
    }
  },
};

/** In the table form, links are as high as a target without parts drawn for it, which would cost time in each row. */
export const TargetsOfRows: Story = {
  args: { rows: claims.slice(0, 3) },
  play: async ({ canvasElement }) => {
    for (const link of within(within(canvasElement).getByRole('table')).getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await expect(getComputedStyle(link, '::after').content).toBe('none');
    }
  },
};

export const WithFooterAction: Story = {
  args: {
    rows: claims.slice(0, 12),
    footerAction: (
      <p>
        Vill du ha en sammanställning av din skuld? <Link href="#bestall">Beställ här</Link>
      </p>
    ),
  },
  render: (args) => <PagedTable {...args} />,
};

/** In a wide window too, a table that has too little room for columns draws cards, with the field that sorts them. */
export const NarrowAndWideAgain: Story = {
  tags: ['!autodocs'],
  args: { rows: claims.slice(0, 3) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const isTable = (): boolean =>
      getComputedStyle(canvas.getAllByRole('row')[1] ?? canvasElement).display === 'table-row';
    await expect(isTable()).toBe(true);
    await expect(canvas.queryByRole('combobox')).toBeNull();

    canvasElement.style.width = '37rem';
    await expect(await canvas.findByRole('combobox', { name: /^Sortera efter/u })).toBeVisible();
    await expect(isTable()).toBe(false);

    canvasElement.style.width = '40rem';
    await waitFor(() => expect(canvas.queryByRole('combobox')).toBeNull());
    await expect(isTable()).toBe(true);
    canvasElement.style.width = '';
  },
};
