import { sv } from '@mina-sidor/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { type Letter, letterColumns } from '../../testing/letters.tsx';
import { Card } from '../Card/index.ts';
import { DateSpan, type DateSpanValue } from '../DateSpan/index.ts';
import { FilterChips } from '../FilterChips/index.ts';
import { Heading } from '../Heading/index.ts';
import { MultiSelect } from '../MultiSelect/index.ts';
import { type Column, Table } from '../Table/index.ts';
import { TextField } from '../TextField/index.ts';
import { filterPanelGuide } from './FilterPanel.guide.ts';
import { countFiltersInUse, FilterPanel, filterRows, type RowFilter } from './index.ts';

const names = ['Kravbrev', 'Påminnelse', 'Utskick'];
const ways = ['Brev', 'E-post', 'Kivra'];
const letters: readonly Letter[] = Array.from({ length: 27 }, (_, index) => ({
  id: String(index),
  name: names[index % 3] ?? '',
  reference: String(47110019447 + (index % 4) * 1157),
  sentVia: ways[(index * 5 + (index % 2)) % 3] ?? '',
  date: `2026-${String(11 - (index % 11)).padStart(2, '0')}-${String(28 - index).padStart(2, '0')}`,
}));

const columns: readonly Column<Letter>[] = Object.values(letterColumns);

interface LettersProps {
  readonly rows: readonly Letter[];
  readonly reference?: string | undefined;
  readonly defaultOpen?: boolean | undefined;
  readonly hasChips?: boolean | undefined;
}

/** A section of the documents page. */
function Letters({
  rows,
  reference: firstReference = '',
  defaultOpen = false,
  hasChips = false,
}: LettersProps): ReactNode {
  const [reference, setReference] = useState(firstReference);
  const [chosenNames, setChosenNames] = useState<readonly string[]>([]);
  const [chosenWays, setChosenWays] = useState<readonly string[]>([]);
  const [written, setWritten] = useState<DateSpanValue>({});
  const [span, setSpan] = useState<DateSpanValue>({});
  const filters: readonly RowFilter<Letter>[] = [
    { kind: 'contains', text: reference, of: (letter) => letter.reference },
    { kind: 'anyOf', values: chosenNames, of: (letter) => letter.name },
    { kind: 'anyOf', values: chosenWays, of: (letter) => letter.sentVia },
    { kind: 'within', span, of: (letter) => letter.date },
  ];
  const hits = filterRows(rows, filters);
  const chips = [
    ...(reference === '' ? [] : [{ key: '', label: `Referensnummer: ${reference}` }]),
    ...chosenWays.map((way) => ({ key: way, label: `Skickat via: ${way}` })),
  ];
  return (
    <Card>
      <FilterPanel
        chips={
          hasChips ? (
            <FilterChips
              filters={chips}
              label="Filter som används"
              onRemove={(key) => {
                if (key === '') setReference('');
                else setChosenWays(chosenWays.filter((way) => way !== key));
              }}
            />
          ) : null
        }
        fields={
          <>
            <TextField
              kind="digits"
              label="Referensnummer"
              onValueChange={setReference}
              value={reference}
            />
            <MultiSelect
              emptyLabel="Alla"
              label="Dokument"
              onValueChange={setChosenNames}
              options={names.map((value) => ({ value, label: value }))}
              value={chosenNames}
            />
            <MultiSelect
              emptyLabel="Alla"
              label="Skickat via"
              onValueChange={setChosenWays}
              options={ways.map((value) => ({ value, label: value }))}
              value={chosenWays}
            />
            <DateSpan
              label="Datum"
              onValueChange={setWritten}
              onSettledChange={setSpan}
              value={written}
            />
          </>
        }
        heading={<Heading level={2}>Kravbrev och utskick</Heading>}
        listName="Kravbrev och utskick"
        hits={hits.length}
        inUse={countFiltersInUse(filters)}
        defaultOpen={defaultOpen}
        noHitsText="Inga dokument passar det du filtrerar på."
        onClear={() => {
          setReference('');
          setChosenNames([]);
          setChosenWays([]);
          setWritten({});
          setSpan({});
        }}
        summary={`Visar ${String(hits.length)} av ${String(rows.length)} dokument`}
        total={rows.length}
      >
        <Table
          caption="Kravbrev och utskick"
          columns={columns}
          defaultSort={{ columnKey: 'date', direction: 'descending' }}
          emptyText="Du har inga kravbrev."
          isCaptionHidden
          rowKey={(letter) => letter.id}
          rows={hits}
        />
      </FilterPanel>
    </Card>
  );
}

const meta = {
  title: 'Data/FilterPanel',
  component: FilterPanel,
  // The list below renders the panel. These are the required props.
  args: {
    heading: 'Kravbrev och utskick',
    listName: 'Kravbrev och utskick',
    fields: null,
    total: letters.length,
    hits: letters.length,
    inUse: 0,
    onClear: () => undefined,
    noHitsText: 'Inga dokument passar det du filtrerar på.',
    children: null,
  },
  render: () => <Letters rows={letters} />,
  parameters: {
    guide: filterPanelGuide,
    docs: {
      description: {
        component:
          'A button next to the heading of a list opens filter fields. The number of matching rows is shown at once and announced when the user pauses. Rows must match all fields, and any value of a field. When nothing matches, a text says so and a button clears the filters.',
      },
    },
  },
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowCount = (element: HTMLElement): number => within(element).getAllByRole('row').length - 1;

const toggleName = `${sv.ui.filter} Kravbrev och utskick`;

export const Closed: Story = {};

export const Open: Story = {
  tags: ['Z16'],
  render: () => <Letters defaultOpen reference="0604" rows={letters} />,
};

export const NoHits: Story = {
  render: () => <Letters defaultOpen reference="99" rows={letters} />,
};

/** A single row needs no filter button. */
/** Each filter can be removed by itself, also when no row matches. */
export const WithChips: Story = {
  tags: ['G19'],
  render: () => <Letters hasChips reference="99" rows={letters} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Ta bort Referensnummer: 99' }));
    await expect(canvas.getByRole('group', { name: 'Filter som används' })).toHaveFocus();
    await expect(rowCount(canvasElement)).toBe(letters.length);
    // No room is left for the filters: the list stands as far below the heading as without them.
    const [heading, table] = [canvas.getByRole('heading'), canvas.getByRole('table')];
    const distance = table.getBoundingClientRect().top - heading.getBoundingClientRect().bottom;
    await expect(distance).toBeLessThan(40);
  },
};

export const OneRow: Story = {
  render: () => <Letters rows={letters.slice(0, 1)} />,
};

export const NoRows: Story = { render: () => <Letters rows={[]} /> };

export const ByKeyboard: Story = {
  tags: ['K07', 'K08', 'K12', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: toggleName });
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    // Clearing makes the fields anew.
    const field = (): HTMLElement =>
      canvas.getByRole('textbox', { name: 'Referensnummer', hidden: true });
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('20-6O04');
    await expect(field()).toHaveValue('20604');
    await expect(rowCount(canvasElement)).toBe(7);
    await expect(canvas.getByText('Visar 7 av 27 dokument')).toBeVisible();
    await expect(canvas.getByRole('button', { name: `${toggleName} 1 filter används` })).toBe(
      toggle,
    );

    await userEvent.keyboard('99');
    await expect(canvas.getByText('Inga dokument passar det du filtrerar på.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    const clear = canvas.getByRole('button', { name: sv.ui.clearFilters });
    const { left, top, bottom } = clear.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    for (const y of [middle - 21, middle + 21]) {
      await expect(document.elementFromPoint(left + 20, y)).toBe(clear);
    }
    clear.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveFocus();
    await expect(field()).toHaveValue('');
    await expect(rowCount(canvasElement)).toBe(27);
    await userEvent.keyboard(' ');
    await expect(field()).not.toBeVisible();
  },
};
