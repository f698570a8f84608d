import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { type Claim, claimColumns, claims, PagedTable } from '../../testing/claims.tsx';
import { bareDigitGroups } from '../DigitGroups/index.ts';
import { FileLink } from '../FileLink/index.ts';
import { Link } from '../Link/index.ts';
import { type Column, RowLink, Table } from './index.ts';
import { tableGuide } from './Table.guide.ts';

const meta = {
  title: 'Data/Table layout',
  component: Table<Claim>,
  tags: ['!autodocs'],
  args: {
    caption: 'Aktiva ärenden',
    columns: claimColumns,
    rows: claims.slice(0, 4),
    rowKey: (claim) => claim.referenceNumber,
    emptyText: 'Det finns inga aktiva ärenden.',
  },
  parameters: {
    guide: tableGuide,
    docs: {
      description: {
        component:
          'Where the parts of a table stand: as columns, and as one card for each row where the room is small.',
      },
    },
  },
} satisfies Meta<typeof Table<Claim>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Headers with and without a sort button stand on one line. */
export const HeadersOnOneLine: Story = {
  globals: { viewport: { value: 'wide' } },
  args: {
    columns: [
      ...claimColumns.slice(0, 3),
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

/** A quiet way on is a plain link, as high as a target, in columns and in cards. */
export const QuietWayOn: Story = {
  globals: { viewport: { value: 'wide' } },
  args: {
    columns: [
      ...claimColumns.slice(0, 3),
      {
        key: 'write',
        header: 'Skriv',
        isHeaderHidden: true,
        align: 'end',
        onPhone: 'state',
        kind: 'none',
        cell: ({ referenceNumber }) => (
          <RowLink context={`om ärende ${referenceNumber}`} href="#skriv" variant="quiet">
            Skriv
          </RowLink>
        ),
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const [link] = canvas.getAllByRole('link', { name: /^Skriv om ärende/u });
    if (link === undefined) throw new Error('There is no link to write.');
    const expectPlainLink = async () => {
      await expect(link).toHaveStyle({
        backgroundColor: 'rgba(0, 0, 0, 0)',
        textDecorationLine: 'underline',
      });
      await expect(getComputedStyle(link, '::after').content).toBe('none');
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    };
    await expectPlainLink();
    canvasElement.style.width = '360px';
    await waitFor(() => expect(link).toHaveStyle({ display: 'inline-block' }));
    await expectPlainLink();
    canvasElement.style.width = '';
  },
};

export const HeadersKeepTheirWords: Story = {
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
  tags: ['Z52'],
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
  tags: ['Z87'],
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

/** The arrow that leads on from a card points the way of the line. */
export const CardsFromRightToLeft: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <div dir="rtl">
      <Table {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const arrows = within(canvasElement)
      .getAllByRole('link')
      .map((link) => getComputedStyle(link, '::after'))
      .filter(({ content }) => content.includes('→'));
    await expect(arrows.map(({ scale }) => scale)).toEqual(['-1 1', '-1 1', '-1 1']);
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

/** In a wide window too, a table that has too little room for columns draws cards, with the field that sorts them. */
export const NarrowAndWideAgain: Story = {
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
