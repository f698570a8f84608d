import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';

import { findBrokenIdRefs } from '../../testers/idReferences.ts';
import { describe as descriptionOf } from '../../testers/fieldTester.ts';
import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const ways = [
  { value: 'mail', label: 'Digital brevlåda', hint: 'Kommer samma dag.' },
  { value: 'letter', label: 'Brev' },
] as const;

type Way = (typeof ways)[number]['value'];

const group = (): HTMLElement => screen.getByRole('radiogroup', { name: 'Svar' });
const radio = (name: string): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('radio', { name });

it('reads hint and error with the group, and an explanation with its option', () => {
  renderWithUi(
    <RadioGroup
      error="Välj ett sätt."
      hint="Du kan ändra det."
      isRequired
      label="Svar"
      options={ways}
    />,
  );
  expect(descriptionOf(group())).toBe('Du kan ändra det. Välj ett sätt.');
  expect(group().getAttribute('aria-invalid')).toBe('true');
  expect(group().getAttribute('aria-required')).toBe('true');
  expect(descriptionOf(radio('Digital brevlåda'))).toBe('Kommer samma dag.');
  expect(screen.getByText('Välj ett sätt.').parentElement?.querySelector('svg')).not.toBeNull();
  expect(findBrokenIdRefs()).toEqual([]);
});

it('lets an error summary and other code focus its first option', () => {
  const ref = createRef<HTMLInputElement>();
  renderWithUi(<RadioGroup id="svar" label="Svar" options={ways} ref={ref} />);
  expect(document.getElementById('svar')).toBe(radio('Digital brevlåda'));
  expect(ref.current).toBe(radio('Digital brevlåda'));
});

it('shows what the application says, and reports what the user chooses', async () => {
  const onValueChange = vi.fn();
  function Ways(): ReactNode {
    const [value, setValue] = useState<Way | null>(null);
    return (
      <RadioGroup
        label="Svar"
        onValueChange={(next) => {
          onValueChange(next);
          setValue(next);
        }}
        options={ways}
        value={value}
      />
    );
  }
  renderWithUi(<Ways />);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await userEvent.click(radio('Brev'));
  expect(onValueChange.mock.calls).toEqual([['letter']]);
  expect(radio('Brev').checked).toBe(true);
});

it('keeps the choice of an application that does not follow', async () => {
  renderWithUi(<RadioGroup label="Svar" onValueChange={vi.fn()} options={ways} value="mail" />);
  await userEvent.click(radio('Brev'));
  expect(radio('Digital brevlåda').checked).toBe(true);
});

it('is part of the form under its name, and goes back to its first choice at a reset', async () => {
  renderWithUi(
    <form aria-label="Fråga">
      <RadioGroup defaultValue="mail" label="Svar" name="way" options={ways} />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  await userEvent.click(radio('Brev'));
  expect([...new FormData(form)]).toEqual([['way', 'letter']]);
  form.reset();
  await expect.poll(() => radio('Digital brevlåda').checked).toBe(true);
  expect([...new FormData(form)]).toEqual([['way', 'mail']]);
});

it('says when focus leaves the group, not when it moves inside', () => {
  const onBlur = vi.fn();
  renderWithUi(<RadioGroup label="Svar" onBlur={onBlur} options={ways} />);
  act(() => {
    radio('Brev').focus();
  });
  fireEvent.blur(radio('Brev'), { relatedTarget: radio('Digital brevlåda') });
  expect(onBlur).not.toHaveBeenCalled();
  fireEvent.blur(radio('Brev'), { relatedTarget: null });
  expect(onBlur).toHaveBeenCalledTimes(1);
});

it('can be read but not changed while the form is being sent', async () => {
  const onValueChange = vi.fn();
  renderWithUi(
    <RadioGroup
      defaultValue="mail"
      isLocked
      label="Svar"
      onValueChange={onValueChange}
      options={ways}
    />,
  );
  await userEvent.click(radio('Brev'));
  expect(onValueChange).not.toHaveBeenCalled();
  expect(radio('Digital brevlåda').checked).toBe(true);
});
