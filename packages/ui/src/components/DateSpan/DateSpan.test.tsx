import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { findBrokenIdRefs } from '../../testers/idReferences.ts';
import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { durations } from '../../theme/tokens.ts';
import type { DateLimits } from '../DateField/calendarDate.ts';
import { DateSpan } from './DateSpan.tsx';
import type { DateSpanValue } from './spanRules.ts';

type SpanProps = DateLimits & {
  readonly value?: DateSpanValue;
  readonly hint?: string;
  readonly onSettledChange?: (value: DateSpanValue) => void;
};

function Span({ value: initial = {}, ...props }: SpanProps): ReactNode {
  const [value, setValue] = useState(initial);
  return (
    <>
      <DateSpan label="Datum" {...props} onValueChange={setValue} value={value} />
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

it('names each date with its own label and that of both [Z104]', () => {
  renderWithUi(<Span />);
  for (const [name, field] of [
    ['Från Datum', from()],
    ['Till Datum', to()],
  ] as const) {
    expect(screen.getByRole('group', { name }).contains(field)).toBe(true);
    expect(screen.getAllByLabelText(name)).toContain(field);
  }
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

it('says what is wrong with the span, at the group and at both fields', () => {
  renderWithUi(
    <DateSpan error="Välj högst ett år." hint="Ett år i taget." id="period" label="Datum" />,
  );
  expect(descriptionOf(screen.getByRole('group', { name: 'Datum' }))).toBe(
    'Ett år i taget. Välj högst ett år.',
  );
  for (const field of [from(), to()]) {
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(field)).toBe('Välj högst ett år.');
  }
  expect(screen.getByText('Välj högst ett år.').parentElement?.querySelector('svg')).not.toBeNull();
  expect(document.getElementById('period')).toBe(from());
  expect(findBrokenIdRefs()).toEqual([]);
});

it('is part of the form under its two names, and goes back to its first dates at a reset', async () => {
  const onValueChange = vi.fn();
  renderWithUi(
    <form aria-label="Sök">
      <DateSpan
        defaultValue={{ from: '2026-09-01' }}
        label="Datum"
        name={{ from: 'first', to: 'last' }}
        onValueChange={onValueChange}
      />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  set(to(), '2026-11-20');
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-09-01', to: '2026-11-20' });
  expect([...new FormData(form)]).toEqual([
    ['first', '2026-09-01'],
    ['last', '2026-11-20'],
  ]);
  form.reset();
  await expect
    .poll(() => [...new FormData(form)])
    .toEqual([
      ['first', '2026-09-01'],
      ['last', ''],
    ]);
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-09-01' });
});

it('is empty and without errors when it is cleared with a new key, also where a day was half written', async () => {
  const span = (key: string, value: DateSpanValue): ReactNode => (
    <DateSpan key={key} label="Datum" onValueChange={() => undefined} value={value} />
  );
  const { rerender } = renderWithUi(span('first', { to: '2026-11-20' }));
  // A browser without date fields shows a text field.
  from().type = 'text';
  await userEvent.type(from(), '2026-11');
  await userEvent.tab();
  expect(screen.getByText(/^Skriv ett datum/u)).toBeTruthy();
  rerender(span('cleared', {}));
  expect([from().value, to().value]).toEqual(['', '']);
  expect(screen.queryByText(/^Skriv ett datum/u)).toBeNull();
});

it('says when focus leaves both fields', () => {
  const onBlur = vi.fn();
  renderWithUi(<DateSpan label="Datum" onBlur={onBlur} />);
  fireEvent.blur(from(), { relatedTarget: to() });
  expect(onBlur).not.toHaveBeenCalled();
  fireEvent.blur(to(), { relatedTarget: null });
  expect(onBlur).toHaveBeenCalledTimes(1);
});

describe('reporting a changed span', () => {
  beforeEach(() => {
    vi.useFakeTimers();
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

  it('happens also when the dates are again what they were at first [K11]', () => {
    const onSettledChange = vi.fn();
    renderWithUi(<Span onSettledChange={onSettledChange} value={{ from: '2026-09-01' }} />);
    for (const day of ['2026-10-01', '2026-09-01']) {
      set(from(), day);
      wait(500);
    }
    expect(onSettledChange.mock.calls).toEqual([
      [{ from: '2026-10-01', to: undefined }],
      [{ from: '2026-09-01', to: undefined }],
    ]);
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
