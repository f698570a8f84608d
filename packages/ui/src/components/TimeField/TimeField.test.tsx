import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import type { FieldProps } from '../../private/fieldFrame.tsx';
import { describe as descriptionOf } from '../../testers/fieldTester.ts';
import { fieldContract } from '../../testing/contracts/fieldContract.tsx';
import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { TimeField as Field } from './TimeField.tsx';

const half = 'Skriv hela klockslaget, till exempel 14:30.';

type Held = Partial<FieldProps> & {
  readonly label: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string | null) => void;
};

const TimeField = (props: Held) => <Field halfError={half} {...props} />;

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

it('says when focus leaves it that its time is half written, and not any more when it changes [G09]', async () => {
  renderWithUi(<TimeField hint="Ungefär." label="Tid" />);
  await userEvent.click(field());
  halfWrite();
  expect(field().ariaInvalid).toBeNull();
  await userEvent.tab();
  expect(descriptionOf(field())).toBe(`Ungefär. ${half}`);
  await expect.poll(announced).toEqual([`Tid: ${half}`]);
  fireEvent.change(field(), { target: { value: '14:30' } });
  fireEvent.change(field(), { target: { value: '' } });
  expect(descriptionOf(field())).toBe('Ungefär.');
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
