import { sv } from '@mina-sidor/texts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { disclosureContract } from '../../testing/contracts/disclosureContract.tsx';
import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { durations } from '../../theme/tokens.ts';
import { DateField } from '../DateField/index.ts';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';

const shared = {
  heading: <h2>Kravbrev</h2>,
  listName: 'Kravbrev',
  fields: <a href="#falt">Fältet</a>,
  total: 27,
  hits: 27,
  inUse: 0,
  onClear: () => undefined,
  noHitsText: 'Inga kravbrev passar.',
  children: <p>Listan</p>,
} satisfies FilterPanelProps;

disclosureContract('FilterPanel', {
  closed: <FilterPanel {...shared} />,
  title: sv.ui.filter,
  link: 'Fältet',
});

const toggle = (): HTMLElement => screen.getByRole('button', { name: /^Filtrera/u });

describe('the button', () => {
  it.each([
    [0, false],
    [1, false],
    [2, true],
  ])('exists for a list of %i rows: %s [K07]', (total, isThere) => {
    renderWithUi(<FilterPanel {...shared} hits={total} total={total} />);
    expect(screen.queryByRole('button') !== null).toBe(isThere);
    expect(screen.getByText('Listan')).toBeTruthy();
  });

  it('names its list, and shows the number of filters while the panel is closed', () => {
    const { rerender } = renderWithUi(<FilterPanel {...shared} />);
    expect(toggle().textContent).toBe('Filtrera Kravbrev');
    expect(screen.queryByText('27 i listan')).toBeNull();
    rerender(<FilterPanel {...shared} hits={3} inUse={2} />);
    expect(screen.getByRole('button', { name: /2 filter används$/u })).toBe(toggle());
    expect(screen.getByText('3 av 27 passar filtret')).toBeTruthy();
  });
});

it.each([0, 3])('shows each filter above the list, also with %i hits [G19]', (hits) => {
  renderWithUi(<FilterPanel {...shared} chips={<p>Nummer: 99</p>} hits={hits} inUse={1} />);
  const below = screen.getByText(hits === 0 ? 'Inga kravbrev passar.' : 'Listan');
  const chip = screen.getByText('Nummer: 99');
  expect(chip.compareDocumentPosition(below)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

/** Filter fields in use. The clearing button empties them. */
function Filtered({ hits }: { readonly hits: number }): ReactNode {
  const [inUse, setInUse] = useState(1);
  return (
    <FilterPanel
      {...shared}
      hits={inUse === 0 ? 27 : hits}
      inUse={inUse}
      defaultOpen
      onClear={() => {
        setInUse(0);
      }}
    />
  );
}

describe('clearing', () => {
  it.each([0, 3])(
    'with %i hits empties every field and keeps focus on the page [K12]',
    async (hits) => {
      renderWithUi(<Filtered hits={hits} />);
      await userEvent.click(screen.getByRole('button', { name: sv.ui.clearFilters }));
      expect(document.activeElement).toBe(toggle());
      expect(screen.queryByRole('button', { name: sv.ui.clearFilters })).toBeNull();
      expect(screen.getByText('27 i listan')).toBeTruthy();
    },
  );

  it('empties a date that is half written, with its error [K12]', async () => {
    const fields = <DateField label="Från" />;
    renderWithUi(<FilterPanel {...shared} defaultOpen fields={fields} hits={3} inUse={1} />);
    const from = screen.getByLabelText<HTMLInputElement>('Från');
    from.type = 'text';
    await userEvent.type(from, '2026-11');
    await userEvent.tab();
    expect(screen.getByText(/^Skriv ett datum/u)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: sv.ui.clearFilters }));
    expect(screen.getByLabelText<HTMLInputElement>('Från').value).toBe('');
    expect(screen.queryByText(/^Skriv ett datum/u)).toBeNull();
  });

  it('keeps focus in the panel of a single row, which has no button to return to', async () => {
    const { rerender } = renderWithUi(<FilterPanel {...shared} hits={0} inUse={1} total={1} />);
    await userEvent.click(screen.getByRole('button', { name: sv.ui.clearFilters }));
    rerender(<FilterPanel {...shared} hits={1} inUse={0} total={1} />);
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.textContent).toContain('Listan');
  });

  it('is not offered for an empty list without filters', () => {
    renderWithUi(<FilterPanel {...shared} hits={0} total={0} />);
    expect(screen.queryByText('Inga kravbrev passar.')).toBeNull();
    expect(screen.getByText('Listan')).toBeTruthy();
  });
});

describe('the number of rows', () => {
  it('is announced once for many quick changes, and not at the start', () => {
    vi.useFakeTimers();
    const wait = (time: number): void => {
      act(() => {
        vi.advanceTimersByTime(time);
      });
    };
    const { rerender } = renderWithUi(<FilterPanel {...shared} />);
    wait(durations.counter);
    expect(announced()).toEqual([]);
    for (const hits of [9, 5, 3]) {
      rerender(<FilterPanel {...shared} hits={hits} inUse={1} />);
      wait(durations.counter - 1);
      expect(announced()).toEqual([]);
    }
    wait(1);
    expect(announced()).toEqual(['Kravbrev: 3 av 27 passar filtret']);
    rerender(<FilterPanel {...shared} hits={0} inUse={1} />);
    wait(durations.counter);
    expect(announced()).toContain('Kravbrev: Inga kravbrev passar.');
  });
});

describe('a loading list', () => {
  it('shows the list, which says that it loads, although a filter is in use', () => {
    renderWithUi(<FilterPanel {...shared} hits={0} inUse={1} isLoading total={0} />);
    expect(screen.getByText('Listan')).toBeTruthy();
    expect(screen.queryByText('Inga kravbrev passar.')).toBeNull();
    expect(screen.queryByText(/0 av 0/u)).toBeNull();
  });

  it('announces no number before the user changes a filter', () => {
    vi.useFakeTimers();
    const settle = (): void => {
      act(() => {
        vi.advanceTimersByTime(durations.counter);
      });
    };
    const { rerender } = renderWithUi(<FilterPanel {...shared} hits={0} isLoading total={0} />);
    rerender(<FilterPanel {...shared} />);
    settle();
    expect(announced()).toEqual([]);
    rerender(<FilterPanel {...shared} hits={3} inUse={1} />);
    settle();
    expect(announced()).toEqual(['Kravbrev: 3 av 27 passar filtret']);
  });
});

it('shows its fields as its parent decides [Z13]', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  renderWithUi(<FilterPanel {...shared} open={false} onOpenChange={onOpenChange} />);
  await userEvent.click(toggle());
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
});

it('writes large numbers as the language does', () => {
  renderWithUi(<FilterPanel {...shared} hits={2345} inUse={1234} total={12_345} />);
  expect(document.body.textContent).toContain('2\u00A0345 av 12\u00A0345');
  expect(toggle().textContent).not.toContain('1234');
});
