import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { durations } from '../../theme/tokens.ts';
import { Combobox } from './index.ts';

const town = {
  label: 'Kommun',
  noHitsText: 'Inga träffar',
  unknownError: 'Välj ett av alternativen i listan.',
  options: ['Stockholm', 'Malmö', 'Lund', 'Uppvidinge', 'Uppsala'].map((label) => ({
    value: label.toLowerCase(),
    label,
  })),
};

const field = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('combobox');
const shown = (): readonly (string | null)[] =>
  screen.queryAllByRole('option').map((one) => one.textContent);

describe('options that are found elsewhere', () => {
  it('are shown as they are, and asked for at every change [G24]', async () => {
    const onSearch = vi.fn();
    renderWithUi(<Combobox {...town} onSearch={onSearch} />);
    await userEvent.type(field(), 'xy');
    expect(onSearch.mock.calls).toEqual([['x'], ['xy']]);
    expect(shown().length).toBe(5);
  });

  it('are told to load: the list says so, and has no option [G24]', async () => {
    renderWithUi(<Combobox {...town} status="loading" />);
    await userEvent.click(field());
    expect([shown(), field().ariaExpanded]).toEqual([[], 'false']);
    expect(screen.getByText('Laddar')).toBeDefined();
    // Also before anything is written.
    await expect.poll(announced).toContain('Laddar');
  });

  it('are brought into view one by one as the keys reach them [G24]', async () => {
    const shownOptions: string[] = [];
    Object.assign(Element.prototype, {
      scrollIntoView(this: Element) {
        if (this.role === 'option') shownOptions.push(this.textContent);
      },
    });
    onTestFinished(() => {
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    });
    renderWithUi(<Combobox {...town} />);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(shownOptions).toEqual(['Stockholm', 'Malmö']);
  });

  it('keep the label of the chosen one when they no longer have it [G24]', async () => {
    const { rerender } = renderWithUi(<Combobox {...town} />);
    await userEvent.type(field(), 'lund');
    rerender(<Combobox {...town} options={[{ value: 'stockholm', label: 'Stockholm' }]} />);
    await userEvent.tab();
    expect(field().value).toBe('Lund');
  });
});

describe('for screen readers', () => {
  it('says how many options show, once the user pauses [G22]', () => {
    vi.useFakeTimers();
    renderWithUi(<Combobox {...town} />);
    const type = (text: string): void => {
      fireEvent.change(field(), { target: { value: text } });
    };
    const wait = (ms: number): void => {
      act(() => {
        vi.advanceTimersByTime(ms);
      });
    };
    type('u');
    wait(durations.counter - 1);
    type('upp');
    wait(durations.counter - 1);
    expect(announced()).toEqual([]);
    wait(1);
    expect(announced()).toEqual(['Visar 2 av 5']);
    wait(durations.announcement);
    type('uppx');
    wait(durations.counter);
    expect(announced()).toEqual(['Inga träffar']);
  });
});

it('draws at most 500 options, and says how many there are', async () => {
  const many = Array.from({ length: 600 }, (_, index) => ({
    value: String(index),
    label: `Ort ${String(index)}`,
  }));
  renderWithUi(<Combobox {...town} label="Ort" options={many} />);
  await userEvent.click(field());
  expect(shown().length).toBe(500);
  expect(screen.getByText('Visar 500 av 600')).toBeDefined();
});
