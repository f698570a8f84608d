import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';

import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { Collapsible } from '../Collapsible/index.ts';
import { Form } from '../Form/index.ts';
import { TextField } from '../TextField/index.ts';
import { ErrorSummary, type FieldFault } from './ErrorSummary.tsx';

const email: FieldFault = { fieldId: 'email', error: 'Vänligen ange e-postadress' };
const phone: FieldFault = { fieldId: 'phone', error: 'Kontrollera mobilnummer' };

function form(faults: readonly FieldFault[], attempt = 1): ReactNode {
  return (
    <form>
      <ErrorSummary attempt={attempt} faults={faults} />
      {[email, phone].map(({ fieldId, error }) => (
        <TextField
          error={faults.some((fault) => fault.fieldId === fieldId) ? error : undefined}
          id={fieldId}
          key={fieldId}
          label={fieldId}
          onValueChange={vi.fn()}
          value=""
        />
      ))}
    </form>
  );
}

it('shows nothing without errors', () => {
  renderWithUi(form([]));
  expect(screen.queryByRole('region')).toBeNull();
});

it('takes focus when it appears and is named by the number of errors, read once [Z07]', () => {
  const { rerender } = renderWithUi(form([], 0));
  rerender(form([email, phone]));
  expect(document.activeElement).toBe(
    screen.getByRole('region', { name: 'Det finns 2 fel i formuläret' }),
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(announced()).toEqual([]);
});

it('leaves focus in the field when an error that was corrected comes back without a new attempt', async () => {
  const { rerender } = renderWithUi(form([email]));
  rerender(form([]));
  await userEvent.click(screen.getByLabelText('email'));
  rerender(form([email]));
  expect(document.activeElement).toBe(screen.getByLabelText('email'));
  rerender(form([email], 2));
  expect(document.activeElement).toBe(screen.getByRole('region'));
});

it('opens the closed parts around a field, so that its link leads there', async () => {
  const onOpenChange = vi.fn();
  renderWithUi(
    <>
      <details>
        <summary>Ombud</summary>
        <Collapsible onOpenChange={onOpenChange} title="Kontakt">
          {form([email])}
        </Collapsible>
      </details>
      <details>
        <summary>Annat</summary>
      </details>
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: email.error, hidden: true }));
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([
    true,
    true,
    false,
  ]);
  expect(document.activeElement).toBe(screen.getByLabelText('email'));
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[true]]);
});

function CheckedOnLeaving(): ReactNode {
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  return (
    <Form
      faults={faults}
      onSubmit={() => {
        setFaults([]);
      }}
    >
      <TextField
        error={faults[0]?.error}
        id="email"
        label="email"
        onBlur={() => {
          setFaults([email]);
        }}
      />
      <TextField id="phone" label="phone" />
      <button type="submit">Skicka</button>
    </Form>
  );
}

it('leaves focus where the user has gone when a field is checked on leaving it, before and after an attempt [G26]', async () => {
  renderWithUi(<CheckedOnLeaving />);
  await userEvent.click(screen.getByLabelText('email'));
  await userEvent.tab();
  expect(screen.getByRole('link', { name: email.error })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('phone'));
  await userEvent.click(screen.getByRole('button', { name: 'Skicka' }));
  expect(screen.queryByRole('region')).toBeNull();
  await userEvent.click(screen.getByLabelText('email'));
  await userEvent.tab();
  expect(screen.getByRole('region')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('phone'));
});

it('takes focus once a form has been sent where nobody counts, also when the errors come late', async () => {
  const sent = vi.fn();
  const uncounted = (faults: readonly FieldFault[]) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <ErrorSummary faults={faults} />
      <button type="submit">Skicka</button>
    </form>
  );
  const { rerender } = renderWithUi(uncounted([]));
  rerender(uncounted([email]));
  expect(document.activeElement).toBe(document.body);
  rerender(uncounted([]));
  await userEvent.click(screen.getByRole('button'));
  expect(sent).toHaveBeenCalledOnce();
  rerender(uncounted([email]));
  expect(document.activeElement).toBe(screen.getByRole('region'));
});
