import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactNode } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';

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

beforeAll(() => {
  // jsdom has no layout and nothing to scroll.
  Element.prototype.scrollIntoView = vi.fn();
});

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

it.each([
  [[], 'Dokument Alla'],
  [['reminder'], 'Dokument 1 vald: Påminnelse'],
  [['plan', 'claim'], 'Dokument 2 valda: Kravbrev, Avbetalningsplan'],
] as const)('shows with %j chosen, while closed: "%s" [U10]', (values, name) => {
  renderWithUi(<Filter defaultValue={values} />);
  expect(button(name).getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('opens boxes named by the field, right after its button', async () => {
  renderWithUi(<Filter defaultValue={['reminder']} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const opener = button('Dokument 1 vald: Påminnelse');
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  expect(opener.getAttribute('aria-controls')).toBe(
    screen.getByRole('group', { name: 'Dokument' }).id,
  );
  expect(document.activeElement).toBe(opener);
  await userEvent.tab();
  expect(document.activeElement).toBe(box('Kravbrev'));
  expect(box('Påminnelse').checked).toBe(true);
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

it('closes with Escape, and focus returns to its button', async () => {
  renderWithUi(<Filter />);
  await userEvent.click(button('Dokument Alla'));
  await userEvent.click(box('Kravbrev'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(document.activeElement).toBe(button('Dokument 1 vald: Kravbrev'));
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

it('closes when the user presses elsewhere', async () => {
  renderWithUi(<Filter />);
  await userEvent.click(button('Dokument Alla'));
  await userEvent.click(document.body);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('removes every choice at once and keeps focus in the list', async () => {
  renderWithUi(<Filter defaultValue={['claim', 'plan']} />);
  await userEvent.click(button('Dokument 2 valda: Kravbrev, Avbetalningsplan'));
  await userEvent.click(button('Rensa val'));
  expect(button('Dokument Alla')).toBeDefined();
  expect(document.activeElement).toBe(box('Kravbrev'));
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
  await vi.waitFor(() => {
    expect(sent()).toEqual(['claim', 'plan']);
  });
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
