import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';

import type { FieldProps } from '../../private/fieldFrame.tsx';
import { fieldContract } from '../../testing/contracts/fieldContract.tsx';
import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { MultiSelect } from './MultiSelect.tsx';

const documents = [
  { value: 'claim', label: 'Kravbrev' },
  { value: 'reminder', label: 'Påminnelse' },
  { value: 'plan', label: 'Avbetalningsplan' },
] as const;

type DocumentName = (typeof documents)[number]['value'];

type FilterProps = Partial<FieldProps> & {
  readonly defaultValue?: readonly DocumentName[];
  readonly onValueChange?: (value: readonly DocumentName[]) => void;
  readonly onBlur?: () => void;
};

function Filter(props: FilterProps): ReactNode {
  return (
    <>
      <MultiSelect emptyLabel="Alla" label="Dokument" {...props} options={documents} />
      <button type="button">Efter</button>
    </>
  );
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const box = (name: string): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('checkbox', { name });

fieldContract('MultiSelect', {
  render: (props) => <Filter {...props} defaultValue={['claim']} />,
  valueOf: (control) => control.textContent,
  change: async (control) => {
    await userEvent.click(control);
    const clear = screen.queryByRole('button', { name: 'Rensa val' });
    if (clear !== null) await userEvent.click(clear);
    await userEvent.keyboard('{Escape}');
  },
  canBeRequired: false,
});

it('closes on a press on its label, as on its button, and has not lost focus', async () => {
  const onBlur = vi.fn();
  renderWithUi(<Filter onBlur={onBlur} />);
  await userEvent.click(button('Dokument Alla'));
  fireEvent.pointerDown(screen.getByText('Dokument', { selector: 'label' }));
  expect(onBlur).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Dokument', { selector: 'label' }));
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('returns the choices in the order of the list, whatever order they were made in', async () => {
  const onValueChange = vi.fn();
  renderWithUi(<Filter onValueChange={onValueChange} defaultValue={['plan']} />);
  await userEvent.click(button('Dokument 1 vald: Avbetalningsplan'));
  await userEvent.click(box('Kravbrev'));
  expect(onValueChange).toHaveBeenLastCalledWith(['claim', 'plan']);
  await userEvent.click(box('Avbetalningsplan'));
  expect(onValueChange).toHaveBeenLastCalledWith(['claim']);
});

it('closes with its own button, and focus returns', async () => {
  renderWithUi(<Filter />);
  await userEvent.click(button('Dokument Alla'));
  await userEvent.click(button('Stäng Dokument'));
  expect(document.activeElement).toBe(button('Dokument Alla'));
});

it('closes when focus leaves it, and does not take it back', async () => {
  renderWithUi(<Filter />);
  await userEvent.click(button('Dokument Alla'));
  for (let presses = 0; presses < 5; presses += 1) await userEvent.tab();
  expect(document.activeElement).toBe(button('Efter'));
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('gives a form each chosen value under its name, open or closed', async () => {
  renderWithUi(
    <form aria-label="Sök">
      <Filter defaultValue={['plan', 'claim']} name="document" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  const sent = (): unknown => new FormData(form).getAll('document');
  expect(sent()).toEqual(['claim', 'plan']);
  await userEvent.click(button('Dokument 2 valda: Kravbrev, Avbetalningsplan'));
  await userEvent.click(box('Påminnelse'));
  expect(sent()).toEqual(['claim', 'reminder', 'plan']);
  expect([...new FormData(form).keys()]).toEqual(['document', 'document', 'document']);
  form.reset();
  await expect.poll(() => sent()).toEqual(['claim', 'plan']);
  expect(box('Påminnelse').checked).toBe(false);
});

it('shows what the application says', async () => {
  const onValueChange = vi.fn();
  renderWithUi(
    <MultiSelect
      emptyLabel="Alla"
      label="Dokument"
      onValueChange={onValueChange}
      options={documents}
      value={['plan']}
    />,
  );
  await userEvent.click(button('Dokument 1 vald: Avbetalningsplan'));
  await userEvent.click(box('Kravbrev'));
  expect(onValueChange.mock.calls).toEqual([[['claim', 'plan']]]);
  expect(box('Kravbrev').checked).toBe(false);
});

it('lets other code focus its button, and says when focus leaves it', async () => {
  const ref = createRef<HTMLButtonElement>();
  const onBlur = vi.fn();
  renderWithUi(
    <MultiSelect
      emptyLabel="Alla"
      label="Dokument"
      onBlur={onBlur}
      options={documents}
      ref={ref}
    />,
  );
  expect(ref.current).toBe(button('Dokument Alla'));
  await userEvent.click(button('Dokument Alla'));
  await userEvent.tab();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.click(document.body);
  expect(onBlur).toHaveBeenCalledTimes(1);
});

it('is closed for good when it is locked while open, with focus on its button', async () => {
  const { rerender } = renderWithUi(<Filter />);
  await userEvent.click(button('Dokument Alla'));
  box('Påminnelse').focus();
  rerender(<Filter isLocked />);
  expect(document.activeElement).toBe(button('Dokument Alla'));
  rerender(<Filter />);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('does not open after the wait for a press while it was locked', async () => {
  const { rerender } = renderWithUi(<Filter isLocked />);
  await userEvent.click(button('Dokument Alla'));
  rerender(<Filter />);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('leaves focus where the application has put it when it is locked while open', async () => {
  const { rerender } = renderWithUi(<Filter />);
  await userEvent.click(button('Dokument Alla'));
  button('Efter').focus();
  rerender(<Filter isLocked />);
  expect(document.activeElement).toBe(button('Efter'));
});

it('closes with Escape alone, so that a dialog around it stays open', async () => {
  renderWithUi(<Filter />);
  await userEvent.click(button('Dokument Alla'));
  const heardAround = vi.fn();
  document.addEventListener('keydown', heardAround, true);
  onTestFinished(() => document.removeEventListener('keydown', heardAround, true));
  // The browser closes its dialog unless the key is prevented.
  expect(fireEvent.keyDown(button('Dokument Alla'), { key: 'Escape' })).toBe(false);
  expect(heardAround).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(button('Dokument Alla'), { key: 'Escape' })).toBe(true);
  expect(heardAround).toHaveBeenCalledTimes(1);
});
