import { act, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { durations } from '../../theme/tokens.ts';
import { DateSpan, type DateSpanProps } from './DateSpan.tsx';

function Span({ value: initial = {}, ...props }: Partial<DateSpanProps>): ReactNode {
  const [value, setValue] = useState(initial);
  return (
    <>
      <DateSpan label="Datum" {...props} onChange={setValue} value={value} />
      <button
        onClick={() => {
          setValue({});
        }}
        type="button"
      >
        Rensa filter
      </button>
    </>
  );
}

const from = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Från');
const to = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Till');

function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

function set(field: HTMLInputElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

it('groups both dates under its label and hint', () => {
  renderWithUi(<Span hint="Dagen då vi skickade brevet." />);
  const group = screen.getByRole('group', { name: 'Datum' });
  expect(group.contains(from()) && group.contains(to())).toBe(true);
  expect(descriptionOf(group)).toBe('Dagen då vi skickade brevet.');
});

it('lets each date limit the other, in the calendar and in the hint [K10]', () => {
  renderWithUi(<Span max="2026-12-31" min="2026-01-01" />);
  set(from(), '2026-09-01');
  expect(to().min).toBe('2026-09-01');
  expect(descriptionOf(to())).toBe('Mellan 2026-09-01 och 2026-12-31.');
  set(to(), '2026-11-20');
  expect(from().max).toBe('2026-11-20');
  expect(from().min).toBe('2026-01-01');
});

it('shows in one of the fields that the last date is before the first [K10]', () => {
  renderWithUi(<Span value={{ from: '2026-09-01' }} />);
  fireEvent.blur(from());
  set(to(), '2026-08-31');
  fireEvent.blur(to());
  expect(to().getAttribute('aria-invalid')).toBe('true');
  expect(from().hasAttribute('aria-invalid')).toBe(false);
  expect(descriptionOf(to())).toContain('Välj 2026-09-01 eller ett senare datum.');
  set(from(), '2026-08-31');
  expect(to().hasAttribute('aria-invalid')).toBe(false);
});

describe('reporting a changed span', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  function wait(milliseconds: number): void {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  }

  it('happens half a second after the last change, and not before [K11]', () => {
    const onSettledChange = vi.fn();
    renderWithUi(<Span onSettledChange={onSettledChange} />);
    set(from(), '2026-09-01');
    wait(durations.settle - 1);
    set(to(), '2026-11-20');
    wait(499);
    expect(onSettledChange).not.toHaveBeenCalled();
    wait(1);
    expect(onSettledChange.mock.calls).toEqual([[{ from: '2026-09-01', to: '2026-11-20' }]]);
    wait(5000);
    expect(onSettledChange).toHaveBeenCalledTimes(1);
  });

  it('does not happen for the initial span', () => {
    const onSettledChange = vi.fn();
    renderWithUi(<Span onSettledChange={onSettledChange} value={{ from: '2026-09-01' }} />);
    wait(5000);
    expect(onSettledChange).not.toHaveBeenCalled();
  });

  it('waits until the last date is not before the first [K10]', () => {
    const onSettledChange = vi.fn();
    renderWithUi(<Span onSettledChange={onSettledChange} value={{ from: '2026-09-01' }} />);
    set(to(), '2026-08-31');
    wait(5000);
    expect(onSettledChange).not.toHaveBeenCalled();
    set(to(), '2026-09-01');
    wait(500);
    expect(onSettledChange).toHaveBeenCalledWith({ from: '2026-09-01', to: '2026-09-01' });
  });

  it('does not restore a span that was cleared meanwhile', () => {
    const onSettledChange = vi.fn();
    renderWithUi(<Span onSettledChange={onSettledChange} />);
    set(from(), '2026-09-01');
    fireEvent.click(screen.getByRole('button', { name: 'Rensa filter' }));
    wait(5000);
    expect(onSettledChange).not.toHaveBeenCalled();
  });
});
