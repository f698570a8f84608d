import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useActionState, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, it, vi } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { Button } from '../Button/index.ts';
import { Collapsible } from '../Collapsible/index.ts';
import type { FieldFault } from '../ErrorSummary/index.ts';
import { DateField } from '../DateField/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { Form, type FormProps } from './Form.tsx';

const fault: FieldFault = { fieldId: 'word', error: 'Skriv ett ord.' };
const summary = (): HTMLElement => screen.getByRole('region');

function Fields({ error }: { readonly error?: string | undefined }): ReactNode {
  return (
    <>
      <PasswordField
        autoComplete="current-password"
        error={error}
        id="word"
        label="Ord"
        name="word"
      />
      <Button type="submit">Skicka</Button>
    </>
  );
}

async function send(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Skicka' }));
}

it('passes what its fields hold, and the page stays', async () => {
  const onSubmit = vi.fn<NonNullable<FormProps['onSubmit']>>();
  renderWithUi(
    <Form onSubmit={onSubmit}>
      <Fields />
    </Form>,
  );
  await userEvent.type(screen.getByLabelText('Ord'), 'hej{Enter}');
  expect(onSubmit.mock.calls.map(([data]) => [...data])).toEqual([[['word', 'hej']]]);
});

it('is not sent again while it is being sent, whatever asks for it', () => {
  const onSubmit = vi.fn();
  const { container } = renderWithUi(
    <Form isPending onSubmit={onSubmit}>
      <Fields />
    </Form>,
  );
  const form = container.querySelector('form');
  expect(form).not.toBeNull();
  if (form !== null) fireEvent.submit(form);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('is not sent while a field shows an error that it found itself, and moves focus there [G27]', async () => {
  const onSubmit = vi.fn();
  function Example({ error }: { readonly error?: string }): ReactNode {
    return (
      <Form onSubmit={onSubmit}>
        <Fields />
        <NumberField error={error} label="Antal" max={5} name="count" />
      </Form>
    );
  }
  const { rerender } = renderWithUi(<Example />);
  const count = screen.getByRole('textbox', { name: 'Antal' });
  await userEvent.type(count, '7');
  await send();
  expect(document.activeElement).toBe(count);
  expect(onSubmit).not.toHaveBeenCalled();
  // The application says it in its own words.
  rerender(<Example error="Högst fem." />);
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.clear(count);
  await userEvent.type(count, '4');
  // The application's own error may be out of date, so the application checks again.
  await send();
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('is not sent by a form in a dialog that is mounted in it', async () => {
  const onSubmit = vi.fn();
  const onInnerSubmit = vi.fn();
  renderWithUi(
    <Form onSubmit={onSubmit}>
      {createPortal(
        <Form onSubmit={onInnerSubmit}>
          <Fields />
        </Form>,
        document.body,
      )}
    </Form>,
  );
  await send();
  expect(onInnerSubmit).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('waits with the focus for the answer, and does not send twice meanwhile', async () => {
  const answers: ((faults: readonly FieldFault[]) => void)[] = [];
  function Slow(): ReactNode {
    const [faults, action, isPending] = useActionState(
      () =>
        new Promise<readonly FieldFault[]>((resolve) => {
          answers.push(resolve);
        }),
      [],
    );
    return (
      <Form action={action} faults={faults} isPending={isPending}>
        <Fields error={faults[0]?.error} />
      </Form>
    );
  }
  renderWithUi(<Slow />);
  for (const attempt of [1, 2]) {
    const field = screen.getByLabelText('Ord');
    await userEvent.type(field, 'hej{Enter}');
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, '{Enter}');
    expect(answers).toHaveLength(attempt);
    await act(async () => {
      answers.at(-1)?.([fault]);
      await Promise.resolve();
    });
    await expect.poll(() => document.activeElement).toBe(summary());
  }
});

it('moves focus again after an answer to a form that was not pending at once', async () => {
  function Late(): ReactNode {
    const [isPending, setIsPending] = useState(false);
    return (
      <>
        <Form faults={[fault]} isPending={isPending} onSubmit={vi.fn()}>
          <Fields />
        </Form>
        <button
          onClick={() => {
            setIsPending(!isPending);
          }}
          type="button"
        >
          Växla
        </button>
      </>
    );
  }
  renderWithUi(<Late />);
  await send();
  const change = screen.getByRole('button', { name: 'Växla' });
  await userEvent.click(change);
  expect(document.activeElement).toBe(change);
  await userEvent.click(change);
  expect(document.activeElement).toBe(summary());
});

it('opens the closed part that hides the field in error, also where the application holds its state', async () => {
  const onSubmit = vi.fn();
  function Folded(): ReactNode {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <Form onSubmit={onSubmit}>
        <Collapsible onOpenChange={setIsOpen} open={isOpen} title="Mer">
          <NumberField label="Antal" max={5} name="count" />
        </Collapsible>
        <output>{isOpen ? 'öppen' : 'stängd'}</output>
        <Button type="submit">Skicka</Button>
      </Form>
    );
  }
  renderWithUi(<Folded />);
  const count = screen.getByRole('textbox', { name: 'Antal' });
  await userEvent.type(count, '7');
  await userEvent.click(screen.getByText('Mer'));
  await screen.findByText('stängd');
  await send();
  expect(document.activeElement).toBe(count);
  await screen.findByText('öppen');
  expect(document.querySelector('details')?.open).toBe(true);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('is not sent by Enter in a field that then finds an error [G27]', async () => {
  const onSubmit = vi.fn();
  renderWithUi(
    <Form onSubmit={onSubmit}>
      <NumberField label="Antal" max={5} name="count" />
      <DateField label="Dag" max="2026-11-20" name="day" />
      <Button type="submit">Skicka</Button>
    </Form>,
  );
  const count = screen.getByRole('textbox', { name: 'Antal' });
  const day = screen.getByLabelText('Dag');
  await userEvent.type(count, 'abc{Enter}');
  expect(count.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(count);
  await userEvent.type(count, '4');
  await userEvent.type(day, '2026-11-21{Enter}');
  expect(day.getAttribute('aria-invalid')).toBe('true');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.clear(day);
  await userEvent.type(count, '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});
