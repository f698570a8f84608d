import { uiEn } from '@mina-sidor/texts/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { describe as descriptionOf } from '../../testers/fieldTester.ts';
import type { ValueProps } from '../../private/useFieldValue.ts';
import { fieldContract } from '../../testing/contracts/fieldContract.tsx';
import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { UiProvider } from '../UiProvider/index.ts';
import { NumberField } from './NumberField.tsx';

const field = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox');

fieldContract('NumberField', {
  render: (props) => <NumberField {...props} defaultValue={180} />,
  valueOf: (control) => (control instanceof HTMLInputElement ? control.value : null),
  change: async (control) => {
    await userEvent.type(control, '5');
    await userEvent.paste('6');
  },
});

it('does not bring back a text that another value has replaced', async () => {
  const view = (value: number | null): ReactNode => (
    <NumberField label="Belopp" onValueChange={() => undefined} value={value} />
  );
  const { rerender } = renderWithUi(view(null));
  await userEvent.type(field(), 'abc');
  expect(field().value).toBe('abc');
  rerender(view(100));
  expect(field().value).toBe('100');
  rerender(view(null));
  expect(field().value).toBe('');
});

it('keeps a text that is no number, and says what is wrong with it once focus has left', async () => {
  const onValueChange = vi.fn();
  renderWithUi(<NumberField defaultValue={7} label="Antal" onValueChange={onValueChange} />);
  await userEvent.type(field(), 'x');
  expect(onValueChange).toHaveBeenLastCalledWith(null);
  expect(field().getAttribute('aria-invalid')).toBeNull();
  await userEvent.tab();
  expect(field().value).toBe('7x');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  const words = 'Skriv ett tal med siffror, till exempel 1\u00A0200.';
  expect(descriptionOf(field())).toBe(words);
  await expect.poll(() => announced()).toEqual([`Antal: ${words}`]);
});

it.each([
  [0, '12,5', 'Talet har för många decimaler. Skriv till exempel 1\u00A0200.'],
  [2, '1 234,567', 'Talet har för många decimaler. Skriv till exempel 1\u00A0200,5.'],
  [2, '12,3,4', 'Skriv ett tal med siffror, till exempel 1\u00A0200,5.'],
])(
  'says of a number with up to %d decimals that %j is wrong: %s',
  async (decimals, text, words) => {
    renderWithUi(<NumberField decimals={decimals} label="Belopp" />);
    await userEvent.type(field(), text);
    await userEvent.tab();
    expect(descriptionOf(field())).toBe(words);
  },
);

it.each([
  ['4', 'Skriv 5 eller ett högre tal.'],
  ['11', 'Skriv 10 eller ett lägre tal.'],
])('says that %s is outside 5 to 10: %s', async (text, words) => {
  renderWithUi(<NumberField label="Antal" max={10} min={5} />);
  await userEvent.type(field(), text);
  await userEvent.tab();
  expect(screen.getByText(words)).toBeDefined();
  await userEvent.clear(field());
  expect(screen.queryByText(words)).toBeNull();
});

it.each([
  [0, 0, 'numeric'],
  [0, 2, 'decimal'],
  [-5, 0, ''],
  [undefined, 0, ''],
] as const)('asks from %s with %d decimals for the keyboard %j', (min, decimals, keyboard) => {
  renderWithUi(<NumberField decimals={decimals} label="Antal" min={min} />);
  expect(field().inputMode).toBe(keyboard);
});

it('shows the number that the application passes', () => {
  const { rerender } = renderWithUi(
    <NumberField label="Antal" onValueChange={vi.fn()} value={5} />,
  );
  rerender(<NumberField label="Antal" onValueChange={vi.fn()} value={1500} />);
  expect(field().value).toBe('1\u00A0500');
  rerender(<NumberField label="Antal" onValueChange={vi.fn()} value={null} />);
  expect(field().value).toBe('');
});

/** An amount in another language than Swedish. */
function Amount({ locale, ...props }: ValueProps<number | null> & { locale: string }): ReactNode {
  return (
    <UiProvider locale={locale} texts={uiEn}>
      <NumberField decimals={2} label="Belopp" {...props} />
    </UiProvider>
  );
}

describe.each([
  ['en', '1,234', '1234', '1,239'],
  ['de', '1.234', '1234', '1.239'],
  ['en-IN', '12,34,567', '1234567', '12,34,569'],
])('in %s a number that is shown as %s', (locale, grouped, plain, changed) => {
  const defaultValue = Number(plain);

  it('stands without marks between thousands while it is edited, so that each edit is a number', async () => {
    const onValueChange = vi.fn();
    render(<Amount {...{ locale, defaultValue, onValueChange }} />);
    expect(field().value).toBe(grouped);
    await userEvent.click(field());
    expect(field().value).toBe(plain);
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}9');
    expect(onValueChange.mock.calls).toEqual([
      [Math.floor(defaultValue / 10)],
      [Math.floor(defaultValue / 10) * 10 + 9],
    ]);
    await userEvent.tab();
    expect(field().value).toBe(changed);
    expect(field().getAttribute('aria-invalid')).toBeNull();
    expect(announced()).toEqual([]);
  });

  it('keeps what is selected, and the caret between the same digits, when focus comes', () => {
    render(<Amount {...{ locale, defaultValue }} />);
    field().setSelectionRange(0, grouped.length);
    act(() => {
      field().focus();
    });
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, plain.length]);
    act(() => {
      field().blur();
    });
    const caret = grouped.length - 1;
    field().setSelectionRange(caret, caret);
    act(() => {
      field().focus();
    });
    expect([field().selectionStart, field().selectionEnd]).toEqual([
      plain.length - 1,
      plain.length - 1,
    ]);
  });
});

it('can be edited also after the application has put another number into the focused field', async () => {
  const onValueChange = vi.fn();
  const { rerender } = render(<Amount {...{ locale: 'de', onValueChange }} value={9} />);
  await userEvent.click(field());
  rerender(<Amount {...{ locale: 'de', onValueChange }} value={5000} />);
  await userEvent.keyboard('{Backspace}');
  expect(onValueChange).toHaveBeenLastCalledWith(500);
});

it('keeps the spaces between thousands in Swedish when focus comes', async () => {
  renderWithUi(<NumberField defaultValue={1234} label="Antal" />);
  await userEvent.click(field());
  expect(field().value).toBe('1\u00A0234');
});

it('gives a form the plain number, and goes back to its first one at a reset', async () => {
  renderWithUi(
    <form aria-label="Betalning">
      <NumberField decimals={2} defaultValue={1200} label="Belopp" name="amount" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  await userEvent.clear(field());
  await userEvent.type(field(), '1 234,50');
  expect([...new FormData(form)]).toEqual([['amount', '1234.5']]);
  await userEvent.type(field(), 'x');
  expect([...new FormData(form)]).toEqual([['amount', '']]);
  form.reset();
  await expect.poll(() => field().value).toBe('1\u00A0200');
  expect([...new FormData(form)]).toEqual([['amount', '1200']]);
});

it('shows no error after a reset, until focus leaves it again', async () => {
  renderWithUi(
    <form aria-label="Betalning">
      <NumberField defaultValue={5} label="Belopp" min={10} />
    </form>,
  );
  await userEvent.click(field());
  await userEvent.tab();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  screen.getByRole<HTMLFormElement>('form').reset();
  await expect.poll(() => field().getAttribute('aria-invalid')).toBeNull();
});

it('shows the error that focus leaves behind after the press, so that the pressed button stays under the pointer and leads back to the field [G26]', async () => {
  const onSubmit = vi.fn();
  renderWithUi(
    <Form onSubmit={onSubmit}>
      <NumberField label="Antal" max={10} />
      <Button type="submit">Skicka</Button>
    </Form>,
  );
  await userEvent.type(field(), '99');
  const button = screen.getByRole('button');
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  expect(document.activeElement).toBe(button);
  expect(descriptionOf(field())).not.toContain('10');
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field());
  expect(descriptionOf(field())).toContain('10');
});

it('sends what it shows, with the decimals that it may have [G28]', () => {
  const { container } = renderWithUi(
    <>
      <NumberField decimals={2} defaultValue={0.1 + 0.2} label="Belopp" name="sum" />
      <NumberField decimals={8} defaultValue={0.000_000_1} label="Andel" name="share" />
    </>,
  );
  const sent = [...container.querySelectorAll<HTMLInputElement>('[name]')];
  expect(sent.map(({ value }) => value)).toEqual(['0.3', '0.0000001']);
});

it.each([
  ['fa', '۱۲۳۴٫۵', '۱۲۳۴٫۵7', 1234.57],
  ['ar-EG', '١٢٣٤٫٥', '١٢٣٤٫٥٧', 1234.57],
  ['bn', '১,২৩৪.৫', '12', 12],
])('reads the digits of %s, and those of the keyboard', async (locale, _shown, written, number) => {
  const onValueChange = vi.fn();
  render(
    <UiProvider locale={locale} texts={uiEn}>
      <NumberField decimals={2} label="n" onValueChange={onValueChange} />
    </UiProvider>,
  );
  await userEvent.click(field());
  await userEvent.paste(written);
  expect(onValueChange).toHaveBeenLastCalledWith(number);
});

it('takes an amount that is pasted with its unit', async () => {
  const onValueChange = vi.fn();
  renderWithUi(<NumberField decimals={2} label="Belopp" onValueChange={onValueChange} unit="kr" />);
  await userEvent.click(field());
  await userEvent.paste('1\u00A0234,50\u00A0kr');
  expect(onValueChange.mock.calls).toEqual([[1234.5]]);
  await userEvent.tab();
  expect(field().value).toBe('1\u00A0234,5');
});

it('says what is wrong when Enter is pressed, although focus stays', async () => {
  renderWithUi(<NumberField label="Belopp" max={10} />);
  await userEvent.type(field(), '11');
  expect(field().getAttribute('aria-invalid')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field());
});
