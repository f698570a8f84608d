import { sv } from '@mina-sidor/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { brokenWords, doubleText } from '../../testing/largeText.ts';
import { type Letter, letterColumns } from '../../testing/letters.tsx';
import { saidIn } from '../../testing/saidIn.ts';
import { type Column, Table } from './index.ts';
import { tableGuide } from './Table.guide.ts';

const letters: readonly Letter[] = ['Kravbrev', 'Påminnelse', 'Kravbrev'].map((name, index) => ({
  id: String(index),
  name,
  reference: '47110023918',
  sentVia: index === 1 ? 'E-post' : 'Brev',
  date: `2026-0${String(9 - index)}-02`,
}));

const { name, sentVia, date } = letterColumns;
const columns: readonly Column<Letter>[] = [name, sentVia, date];

const shared = {
  caption: 'Kravbrev och utskick',
  isCaptionHidden: true,
  columns,
  rowKey: (letter: Letter) => letter.id,
  emptyText: 'Du har inga kravbrev.',
} as const;

const meta = {
  title: 'Data/Table states',
  component: Table<Letter>,
  args: { ...shared, rows: letters },
  parameters: {
    guide: tableGuide,
    docs: {
      description: {
        component:
          'The states of a table other than its rows. They are one union: a loading table takes no rows, a failed one must say what failed and offer a retry.',
      },
    },
  },
} satisfies Meta<typeof Table<Letter>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Du har inga kravbrev.')).toBeVisible();
    await expect(within(canvasElement).queryByRole('table')).toBeNull();
  },
};

export const OneRow: Story = { args: { rows: letters.slice(0, 1) } };

export const Loading: Story = {
  render: () => <Table {...shared} expectedRowCount={3} status="loading" />,
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Kravbrev och utskick' });
    await expect(within(table).getAllByRole('row')).toHaveLength(1);
    const region = (): Element | null => document.querySelector('[aria-live="polite"]');
    await waitFor(() => expect(region()?.textContent).toBe(sv.ui.loading));
  },
};

/** From the third second on, words stand in the place of the first row, which keeps its height. */
export const LoadingOneRow: Story = {
  tags: ['Z91', '!autodocs'],
  render: () => (
    <Table {...shared} expectedRowCount={1} loadingText="Hämtar dina kravbrev" status="loading" />
  ),
  play: async ({ canvasElement }) => {
    const body = () => canvasElement.querySelector('tbody')?.getBoundingClientRect();
    const before = body();
    const cell = await within(canvasElement).findByRole('cell', { name: 'Hämtar dina kravbrev' });
    const words = cell.getBoundingClientRect();
    await expect(body()).toEqual(before);
    await expect(words.top).toBeGreaterThanOrEqual(before?.top ?? Infinity);
    await expect(words.bottom).toBeLessThanOrEqual(before?.bottom ?? 0);
  },
};

/** A page that loads its letters on request, with success or failure. */
function Loaded({ outcome }: { readonly outcome: 'ready' | 'failed' }): ReactNode {
  const [status, setStatus] = useState<'ready' | 'loading' | 'failed'>('loading');
  const table = {
    ready: <Table {...shared} rows={letters} />,
    loading: <Table {...shared} expectedRowCount={3} status="loading" />,
    failed: (
      <Table
        {...shared}
        errorTitle="Vi kan inte visa dina kravbrev just nu."
        onRetry={() => {
          setStatus('loading');
        }}
        status="failed"
      />
    ),
  };
  return (
    <>
      {table[status]}
      <button
        onClick={() => {
          setStatus(outcome);
        }}
        type="button"
      >
        Svaret kommer
      </button>
    </>
  );
}

/** Rows replace their placeholders, and nothing jumps. */
export const LoadedRows: Story = {
  tags: ['!autodocs'],
  render: () => <Loaded outcome="ready" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const answer = canvas.getByRole('button', { name: 'Svaret kommer' });
    const before = answer.getBoundingClientRect().top;
    await userEvent.click(answer);
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(Math.abs(answer.getBoundingClientRect().top - before)).toBeLessThan(3);
  },
};

export const LoadedCards: Story = {
  ...LoadedRows,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow' } },
};

export const Failed: Story = {
  render: () => (
    <Table
      {...shared}
      errorTitle="Vi kan inte visa dina kravbrev just nu."
      onRetry={fn()}
      status="failed"
    />
  ),
};

export const RetryByKeyboard: Story = {
  tags: ['!autodocs'],
  render: () => <Loaded outcome="failed" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = async (name: string): Promise<void> => {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await press('Svaret kommer');
    const failure = 'Vi kan inte visa dina kravbrev just nu.';
    await waitFor(() => expect(saidIn(canvasElement, 'assertive').join(' ')).toContain(failure));
    await press(sv.ui.tryAgain);
    await expect(canvas.queryByText(failure)).toBeNull();
    const table = canvas.getByRole('table');
    await expect(document.activeElement?.contains(table)).toBe(true);
    await expect(document.activeElement).not.toBe(document.body);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dokument' })).toHaveFocus();
  },
};

/** Below 768 px each row is a card, and a labelled select sorts them. */
export const Cards: Story = {
  tags: ['U07', 'K07', 'Z04', '!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Datum' })).toBeNull();
    await userEvent.tab();
    const select = canvas.getByRole('combobox', { name: `${sv.ui.sortBy} Kravbrev och utskick` });
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Datum, äldst först');
    await expect(within(document.body).getByText('Sorterat efter Datum, äldst först')).toBeTruthy();
    const headers = canvas.getAllByRole('columnheader');
    await expect(headers.map((one) => one.getAttribute('aria-sort'))).toEqual([
      null,
      null,
      'ascending',
    ]);
    const [title, , date] = canvas.getAllByRole('row')[1]?.children ?? [];
    const [first, last] = [title?.getBoundingClientRect(), date?.getBoundingClientRect()];
    await expect(first?.bottom).toBeLessThanOrEqual(last?.top ?? 0);
    await expect(date).toHaveTextContent('2026-07-02');
  },
};

/** From 768 px the rows are a table, and its headers sort them. */
export const Columns: Story = {
  tags: ['U07', 'K07'],
  globals: { viewport: { value: 'medium' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Datum' })).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    const [head, ...rows] = canvas
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().left)));
    await expect(new Set(head).size).toBe(3);
    for (const row of rows) await expect(row).toEqual(head);
  },
};

const longWords: readonly Letter[] = letters.map((letter) => ({
  ...letter,
  name: 'Betalningsföreläggandeansökningshandling',
  sentVia: 'Uppläggnings- och aviseringskostnad, rekommenderat brev',
}));

export const LongWords: Story = { tags: ['!autodocs'], args: { rows: longWords } };

/** With text of double size a window of 768 px is too narrow for columns, so the rows stay cards. */
export const LargeText: Story = {
  tags: ['Z16', '!autodocs'],
  globals: { viewport: { value: 'medium' } },
  beforeEach: doubleText,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('combobox', { name: `${sv.ui.sortBy} Kravbrev och utskick` }),
    ).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: 'Påminnelse' })) {
      await expect(link.getClientRects()).toHaveLength(1);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(768);
  },
};

/** A card that leads nowhere is the only place of its text: all of it is there, and the amount goes below it. */
export const LargeTextOnPhone: Story = {
  tags: ['Z16', '!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  beforeEach: doubleText,
  args: {
    columns: [
      { key: 'what', header: 'Vad', onPhone: 'title', kind: 'none', cell: (letter) => letter.name },
      { key: 'when', header: 'Datum', onPhone: 'detail', kind: 'none', cell: ({ date }) => date },
      {
        key: 'amount',
        header: 'Belopp',
        onPhone: 'value',
        kind: 'number',
        sortValue: () => 12_694,
        cell: () => '12\u00a0694\u00a0kr',
      },
    ],
    rows: letters.map((letter) => ({ ...letter, name: 'Inbetalning till oss för två år' })),
  },
  play: async ({ canvasElement }) => {
    for (const cell of within(canvasElement).getAllByRole('cell')) {
      await expect(cell.scrollHeight).toBeLessThanOrEqual(cell.clientHeight + 1);
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
      await expect(brokenWords(cell)).toEqual([]);
    }
  },
};
