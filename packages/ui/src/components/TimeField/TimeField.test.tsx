import { uiEn } from '@mina-sidor/texts/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { describe as descriptionOf } from '../../testers/fieldTester.ts';
import { fieldContract } from '../../testing/contracts/fieldContract.tsx';
import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { UiProvider } from '../UiProvider/index.ts';
import { TimeField } from './TimeField.tsx';

const field = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Tid');

/** What a browser says of a time of which only the hour is written; jsdom does not. */
function halfWrite(): void {
  Object.defineProperty(field(), 'validity', { configurable: true, value: { badInput: true } });
}

fieldContract('TimeField', {
  render: (props) => <TimeField {...props} defaultValue="14:30" />,
  valueOf: (control) => (control instanceof HTMLInputElement ? control.value : null),
  change: async (control) => {
    control.focus();
    await userEvent.paste('15:00');
  },
});

it('reports a time, and null when it is emptied [G09]', () => {
  const onValueChange = vi.fn();
  renderWithUi(<TimeField label="Tid" onValueChange={onValueChange} />);
  fireEvent.change(field(), { target: { value: '09:05' } });
  fireEvent.change(field(), { target: { value: '' } });
  expect(onValueChange.mock.calls).toEqual([['09:05'], [null]]);
});

it.each([
  ['14:30:00', '14:30'],
  ['9.05', '09:05'],
  ['later', ''],
])('shows the value %j of an application as %j', (value, shown) => {
  renderWithUi(<TimeField defaultValue={value} label="Tid" />);
  expect(field().value).toBe(shown);
});

it('takes a pasted time in the form that people write [G09]', async () => {
  const onValueChange = vi.fn();
  renderWithUi(<TimeField label="Tid" onValueChange={onValueChange} />);
  await userEvent.click(field());
  await userEvent.paste('kl. 14.30');
  await userEvent.paste('i går');
  expect(onValueChange.mock.calls).toEqual([['14:30']]);
  expect(field().value).toBe('14:30');
});

it('says when focus leaves it that its time is half written, and not any more when it changes [G09]', async () => {
  renderWithUi(<TimeField hint="Ungefär." label="Tid" />);
  await userEvent.click(field());
  halfWrite();
  expect(field().ariaInvalid).toBeNull();
  await userEvent.tab();
  expect(descriptionOf(field())).toBe('Ungefär. Skriv hela klockslaget, till exempel 14:30.');
  await expect.poll(announced).toEqual(['Tid: Skriv hela klockslaget, till exempel 14:30.']);
  fireEvent.change(field(), { target: { value: '14:30' } });
  expect(descriptionOf(field())).toBe('Ungefär.');
});

it('gives the example as the language writes it', async () => {
  render(
    <UiProvider locale="en-US" texts={uiEn}>
      <TimeField label="Tid" />
    </UiProvider>,
  );
  await userEvent.click(field());
  halfWrite();
  await userEvent.tab();
  expect(descriptionOf(field())).toMatch(/^Enter the whole time, for example 2:30\sPM\.$/u);
});

it('says nothing where the application has no words for it', async () => {
  const { timeUnreadable: _, ...texts } = uiEn;
  render(
    <UiProvider locale="en" texts={texts}>
      <TimeField label="Tid" />
    </UiProvider>,
  );
  await userEvent.click(field());
  halfWrite();
  await userEvent.tab();
  expect(field().ariaInvalid).toBeNull();
});

it('keeps a form with half a time from being sent, also by Enter [G09]', async () => {
  const onSubmit = vi.fn();
  renderWithUi(
    <Form onSubmit={onSubmit}>
      <TimeField label="Tid" name="time" />
      <Button type="submit">Skicka</Button>
    </Form>,
  );
  await userEvent.click(field());
  halfWrite();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.change(field(), { target: { value: '14:30' } });
  await userEvent.click(screen.getByRole('button', { name: 'Skicka' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('is part of the form under its name, and goes back to its first time at a reset', async () => {
  renderWithUi(
    <form aria-label="Skada">
      <TimeField defaultValue="14:30" label="Tid" name="time" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  fireEvent.change(field(), { target: { value: '15:00' } });
  expect([...new FormData(form)]).toEqual([['time', '15:00']]);
  form.reset();
  await expect.poll(() => field().value).toBe('14:30');
  expect([...new FormData(form)]).toEqual([['time', '14:30']]);
});
