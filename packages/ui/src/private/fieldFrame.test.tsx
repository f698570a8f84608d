import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Checkbox } from '../components/Checkbox/index.ts';
import { CheckboxGroup } from '../components/CheckboxGroup/index.ts';
import { ErrorSummary } from '../components/ErrorSummary/index.ts';
import { PasswordField } from '../components/PasswordField/index.ts';
import { RadioGroup } from '../components/RadioGroup/index.ts';
import { Select } from '../components/Select/index.ts';
import { Switch } from '../components/Switch/index.ts';
import { TextArea } from '../components/TextArea/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { announced, renderWithUi } from '../testing/renderWithUi.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

const wrong = 'Kontrollera mobilnummer';
const nothing = (): void => undefined;

type Draw = (error: string | undefined) => React.ReactElement;

const fields: readonly (readonly [string, Draw])[] = [
  [
    'text field',
    (error) => <TextField error={error} id="f" label="Fält" onValueChange={nothing} value="" />,
  ],
  [
    'text area',
    (error) => <TextArea error={error} id="f" label="Fält" onValueChange={nothing} value="" />,
  ],
  [
    'list',
    (error) => (
      <Select
        error={error}
        id="f"
        label="Fält"
        onValueChange={nothing}
        options={[]}
        placeholder="Välj"
        value={null}
      />
    ),
  ],
  ['check box', (error) => <Checkbox error={error} id="f" label="Fält" />],
  ['switch', (error) => <Switch error={error} id="f" label="Fält" />],
  [
    'group of radio buttons',
    (error) => (
      <RadioGroup error={error} id="f" label="Fält" options={[{ value: 'a', label: 'A' }]} />
    ),
  ],
  [
    'group of checkboxes',
    (error) => (
      <CheckboxGroup error={error} id="f" label="Fält" options={[{ value: 'a', label: 'A' }]} />
    ),
  ],
  [
    'password field',
    (error) => <PasswordField autoComplete="new-password" error={error} id="f" label="Fält" />,
  ],
];

describe.each(fields)('the error of a %s', (_kind, draw) => {
  it('is announced once when it appears, and not when it was there from the start [Z49]', () => {
    const { rerender } = renderWithUi(draw('Från början'));
    pass(100);
    expect(announced()).toEqual([]);
    rerender(draw(undefined));
    rerender(draw(wrong));
    pass(0);
    expect(announced()).toEqual([wrong]);
    pass(2000);
    rerender(draw(wrong));
    pass(1000);
    expect(announced()).toEqual([]);
  });

  it('is announced after a pause while somebody types in it [Z49]', () => {
    const { rerender } = renderWithUi(draw(undefined));
    act(() => {
      document.getElementById('f')?.focus();
    });
    pass(200);
    rerender(draw(wrong));
    pass(999);
    expect(announced()).toEqual([]);
    pass(1);
    expect(announced()).toEqual([wrong]);
  });

  it('is read by focus alone where focus has just moved to it [Z49]', () => {
    const { rerender } = renderWithUi(draw(undefined));
    act(() => {
      document.getElementById('f')?.focus();
    });
    rerender(draw(wrong));
    pass(3000);
    expect(announced()).toEqual([]);
  });

  it('is announced while focus is on the main part of the page, with an error summary in it [Z49]', () => {
    const form = (error: string | undefined) => (
      <main tabIndex={-1}>
        <ErrorSummary faults={[{ fieldId: 'f', error: 'Från början' }]} />
        {draw(error)}
      </main>
    );
    const { rerender } = renderWithUi(form(undefined));
    act(() => {
      document.querySelector('main')?.focus();
    });
    rerender(form(wrong));
    pass(1000);
    expect(announced()).toEqual([wrong]);
  });

  it('is not announced besides the error summary that lists it [Z49]', () => {
    const form = (error: string | undefined) => (
      <>
        <ErrorSummary
          attempt={error === undefined ? 0 : 1}
          faults={error === undefined ? [] : [{ fieldId: 'f', error }]}
        />
        {draw(error)}
      </>
    );
    const { rerender } = renderWithUi(form(undefined));
    rerender(form(wrong));
    pass(1000);
    expect(document.activeElement?.tagName).toBe('SECTION');
    expect(announced()).toEqual([]);
  });
});

it('gives a field for an e-mail address its example, unless it has a hint of its own [Z49]', () => {
  const email = { kind: 'email', label: 'E-post', onValueChange: nothing, value: '' } as const;
  const { rerender } = renderWithUi(<TextField {...email} />);
  expect(screen.getByText('Till exempel namn@exempel.se.')).toBeDefined();
  rerender(<TextField {...email} hint="Din adress på jobbet." />);
  expect(screen.queryByText('Till exempel namn@exempel.se.')).toBeNull();
});
