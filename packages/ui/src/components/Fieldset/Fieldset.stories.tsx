import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../Button/index.ts';
import type { FieldFault } from '../ErrorSummary/index.ts';
import { Form } from '../Form/index.ts';
import { TextField } from '../TextField/index.ts';
import { fieldsetGuide } from './Fieldset.guide.ts';
import { Fieldset } from './Fieldset.tsx';

const meta = {
  title: 'Forms/Fieldset',
  component: Fieldset,
  args: {
    legend: 'Adress',
    children: (
      <>
        <TextField autoComplete="address-line1" label="Gata (valfritt)" name="street" />
        <TextField label="Box (valfritt)" name="box" />
        <TextField autoComplete="address-level2" label="Ort" name="town" />
      </>
    ),
  },
  parameters: { guide: fieldsetGuide },
} satisfies Meta<typeof Fieldset>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Address: Story = {
  tags: ['G02'],
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Adress' });
    await expect(group.firstElementChild?.localName).toBe('legend');
    await expect(within(group).queryByRole('heading')).toBeNull();
    await expect(within(group).getAllByRole('textbox')).toHaveLength(3);
    await userEvent.tab();
    await expect(within(group).getByRole('textbox', { name: 'Gata (valfritt)' })).toHaveFocus();
  },
};

export const WithHint: Story = { args: { hint: 'Dit vi skickar ersättningen.' } };

/** The legend is found among the headings of the page too. */
export const WithHeading: Story = {
  args: { headingLevel: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Adress' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Adress' })).toBeVisible();
  },
};

export const InError: Story = {
  tags: ['G02'],
  args: { hint: 'Dit vi skickar ersättningen.', error: 'Fyll i gata eller box.' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Adress' });
    await expect(group).toHaveAccessibleDescription(
      'Dit vi skickar ersättningen. Fyll i gata eller box.',
    );
    await expect(canvasElement.querySelector('[aria-invalid]')).toBeNull();
  },
};

/** Checks when the form is sent that one of two fields is filled in. */
function AddressForm(): ReactNode {
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  return (
    <Form
      faults={faults}
      onSubmit={(data) => {
        const isFilled = data.get('street') !== '' || data.get('box') !== '';
        setFaults(isFilled ? [] : [{ fieldId: 'address', error: 'Fyll i gata eller box.' }]);
      }}
    >
      <Fieldset error={faults[0]?.error} id="address" legend="Adress">
        <TextField label="Gata (valfritt)" name="street" />
        <TextField label="Box (valfritt)" name="box" />
      </Fieldset>
      <div>
        <Button type="submit">Skicka</Button>
      </div>
    </Form>
  );
}

export const InForm: Story = {
  tags: ['G02'],
  render: () => <AddressForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Skicka' }));
    const link = await canvas.findByRole('link', { name: 'Fyll i gata eller box.' });
    await waitFor(() => expect(link.closest('section')).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: 'Adress' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Gata (valfritt)' })).toHaveFocus();
    await userEvent.keyboard('Storgatan 1{Enter}');
    await waitFor(() => expect(link).not.toBeInTheDocument());
  },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  args: {
    legend: 'Trafikförsäkringsavgiftsbetalningsföreläggandets handläggningsavdelning',
    hint: 'Uppläggnings- och aviseringskostnaden står på betalningsföreläggandeansökningshandlingarna.',
    error: 'Välj betalningsföreläggandeansökningshandlingarnas handläggningsavdelning.',
  },
};
