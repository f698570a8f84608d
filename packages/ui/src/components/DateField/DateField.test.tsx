import { uiEn } from '@mina-sidor/texts/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import type { FieldProps } from '../../private/fieldFrame.tsx';
import { fieldContract } from '../../testing/contracts/fieldContract.tsx';
import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { UiProvider } from '../UiProvider/index.ts';
import type { DateLimits } from './calendarDate.ts';
import { DateField } from './DateField.tsx';

type HeldDate = DateLimits & {
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string | null) => void;
};

const year = { min: '2026-01-01', max: '2026-11-20' };

function Day(props: Partial<FieldProps> & HeldDate): ReactNode {
  return <DateField label="Från" {...props} />;
}

function field(): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>('Från');
}

function type(text: string): void {
  fireEvent.change(field(), { target: { value: text } });
}

function descriptions(): readonly (string | undefined)[] {
  const ids = field().getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}

fieldContract('DateField', {
  render: (props) => <Day {...props} defaultValue="2026-05-01" />,
  valueOf: (control) => (control instanceof HTMLInputElement ? control.value : null),
  change: async (control) => {
    control.focus();
    await userEvent.paste('2026-05-02');
  },
});

/** Simulates a browser without date fields: the type stays text. */
function makePlainText(input: HTMLInputElement): void {
  input.setAttribute('type', 'text');
  Object.defineProperty(input, 'type', { value: 'text', writable: true });
}

it.each([
  [{}, []],
  [{ hint: 'Dagen då du ställde av.' }, ['Dagen då du ställde av.']],
  [{ min: year.min }, ['Tidigast 2026-01-01.']],
  [{ max: year.max }, ['Senast 2026-11-20.']],
  [year, ['Mellan 2026-01-01 och 2026-11-20.']],
  [
    { ...year, hint: 'Dagen då du ställde av.' },
    ['Dagen då du ställde av. Mellan 2026-01-01 och 2026-11-20.'],
  ],
  [
    { ...year, hint: 'Dagen då du ställde av' },
    ['Dagen då du ställde av. Mellan 2026-01-01 och 2026-11-20.'],
  ],
])('says which dates it accepts: %j', (props, hints) => {
  renderWithUi(<Day {...props} />);
  expect(descriptions()).toEqual(hints);
});

it.each([
  ['2025-12-31', { min: year.min }, 'Välj 2026-01-01 eller ett senare datum.'],
  ['2026-11-21', { max: year.max }, 'Välj 2026-11-20 eller ett tidigare datum.'],
  ['2026-11-21', year, 'Välj ett datum från 2026-01-01 till 2026-11-20.'],
])('says what is wrong with %s when focus leaves it, not before', async (date, limits, error) => {
  renderWithUi(<Day {...limits} />);
  await userEvent.click(field());
  type(date);
  expect(descriptions()).toHaveLength(1);
  await userEvent.tab();
  expect(descriptions().at(-1)).toBe(error);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => {
    expect(announced()).toEqual([`Från: ${error}`]);
  });
});

it.each([year.min, year.max])('accepts the first and the last date: %s', async (date) => {
  renderWithUi(<Day {...year} />);
  await userEvent.click(field());
  type(date);
  await userEvent.tab();
  expect(field().hasAttribute('aria-invalid')).toBe(false);
});

it('is valid again as soon as the date is changed', async () => {
  renderWithUi(<Day {...year} defaultValue="2025-12-31" />);
  await userEvent.click(field());
  await userEvent.tab();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  type('2026-05-01');
  expect(field().hasAttribute('aria-invalid')).toBe(false);
  type('2025-05-01');
  expect(field().hasAttribute('aria-invalid')).toBe(false);
});

it('is valid when the application passes a date instead of an unreadable text', async () => {
  const day = (value: string | null) => (
    <DateField label="Från" onValueChange={() => undefined} value={value} />
  );
  const { rerender } = renderWithUi(day(null));
  makePlainText(field());
  await userEvent.type(field(), '202611');
  await userEvent.tab();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  rerender(day('2026-01-01'));
  expect(field().value).toBe('2026-01-01');
  expect(field().hasAttribute('aria-invalid')).toBe(false);
});

it.each([
  ['en-US', '11/20/2026', '11/05/2026', '2026-11-05'],
  ['en-GB', '20/11/2026', '11/05/2026', '2026-05-11'],
  ['sv', '2026-11-20', '11/5 2026', '2026-05-11'],
])(
  'reads a pasted date in the order of %s, which the hint shows as %s: %s is %s',
  async (locale, last, pasted, date) => {
    const onValueChange = vi.fn();
    render(
      <UiProvider locale={locale} texts={uiEn}>
        <Day max={year.max} onValueChange={onValueChange} />
      </UiProvider>,
    );
    expect(descriptions()).toEqual([`${last} or earlier.`]);
    await userEvent.click(field());
    await userEvent.paste(pasted);
    expect(onValueChange.mock.calls).toEqual([[date]]);
  },
);

it('accepts typed dates in a browser without date fields', async () => {
  const onValueChange = vi.fn();
  renderWithUi(<Day onValueChange={onValueChange} />);
  makePlainText(field());
  await userEvent.type(field(), '202611');
  expect(field().value).toBe('202611');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(descriptions().at(-1)).toBe('Skriv ett datum som finns, till exempel 2026-11-20.');
  await userEvent.type(field(), '20');
  expect(onValueChange).toHaveBeenLastCalledWith('2026-11-20');
  expect(field().hasAttribute('aria-invalid')).toBe(false);
});

it('shows the date that the application passes, also none', () => {
  const onValueChange = vi.fn();
  const { rerender } = renderWithUi(
    <DateField label="Från" onValueChange={onValueChange} value="2026-05-01" />,
  );
  type('2026-05-02');
  expect(onValueChange).toHaveBeenLastCalledWith('2026-05-02');
  expect(field().value).toBe('2026-05-01');
  rerender(<DateField label="Från" onValueChange={onValueChange} value={null} />);
  expect(field().value).toBe('');
});

it('is part of the form under its name, and goes back to its first date at a reset', async () => {
  renderWithUi(
    <form aria-label="Avställning">
      <Day defaultValue="2026-05-01" min="2026-01-01" name="day" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  type('2025-12-31');
  fireEvent.blur(field());
  expect([...new FormData(form)]).toEqual([['day', '2025-12-31']]);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  form.reset();
  await waitFor(() => {
    expect(field().value).toBe('2026-05-01');
  });
  expect(field().hasAttribute('aria-invalid')).toBe(false);
});

it('shows and sends the day of a timestamp', async () => {
  const onValueChange = vi.fn();
  renderWithUi(
    <form aria-label="Fråga">
      <DateField
        label="Från"
        name="from"
        onValueChange={onValueChange}
        value="2026-11-20T10:42:00"
        {...year}
      />
    </form>,
  );
  expect(field().value).toBe('2026-11-20');
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('from')).toBe('2026-11-20');
  await userEvent.click(field());
  await userEvent.tab();
  expect(field().getAttribute('aria-invalid')).toBeNull();
  expect(onValueChange).not.toHaveBeenCalled();
});

it('says what is wrong when Enter is pressed, although focus stays', () => {
  renderWithUi(<Day {...year} />);
  field().focus();
  type('2027-01-01');
  expect(field().getAttribute('aria-invalid')).toBeNull();
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(field().getAttribute('aria-invalid')).toBe('true');
});
