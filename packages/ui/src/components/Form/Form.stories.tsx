import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../Button/index.ts';
import { DateField } from '../DateField/index.ts';
import type { FieldFault } from '../ErrorSummary/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { formGuide } from './Form.guide.ts';
import { Form, type FormProps } from './Form.tsx';

const ways = [
  { value: 'email', label: 'E-post' },
  { value: 'letter', label: 'Brev' },
] as const;

function errorOf(faults: readonly FieldFault[], id: string): string | undefined {
  return faults.find(({ fieldId }) => fieldId === id)?.error;
}

function Fields({
  faults = [],
  isPending = false,
}: Pick<FormProps, 'faults' | 'isPending'>): ReactNode {
  return (
    <>
      <NumberField
        error={errorOf(faults, 'amount')}
        id="amount"
        isLocked={isPending}
        label="Hur mycket vill du betala?"
        name="amount"
        unit="kr"
      />
      <RadioGroup
        error={errorOf(faults, 'receipt')}
        id="receipt"
        isLocked={isPending}
        label="Hur vill du ha kvittot?"
        name="receipt"
        options={ways}
      />
      <div>
        <Button isPending={isPending} type="submit">
          Fortsätt
        </Button>
      </div>
    </>
  );
}

/** Checks the fields when the form is sent. */
function Checked({ onSubmit }: Pick<FormProps, 'onSubmit'>): ReactNode {
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  return (
    <Form
      faults={faults}
      onSubmit={(data) => {
        const found: FieldFault[] = [];
        if (data.get('amount') === '')
          found.push({ fieldId: 'amount', error: 'Skriv ett belopp.' });
        if (!data.has('receipt'))
          found.push({ fieldId: 'receipt', error: 'Välj hur du vill ha kvittot.' });
        setFaults(found);
        if (found.length === 0) onSubmit?.(data);
      }}
    >
      <Fields faults={faults} />
    </Form>
  );
}

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: { children: null, onSubmit: fn() },
  render: ({ onSubmit }) => <Checked onSubmit={onSubmit} />,
  parameters: { guide: formGuide },
} satisfies Meta<typeof Form>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NothingSentYet: Story = {};

export const InError: Story = {
  render: () => {
    const faults = [
      { fieldId: 'amount', error: 'Skriv ett belopp.' },
      { fieldId: 'receipt', error: 'Välj hur du vill ha kvittot.' },
    ];
    return (
      <Form faults={faults} onSubmit={fn()}>
        <Fields faults={faults} />
      </Form>
    );
  },
};

const send = fn();

/** The form is being sent: a second press of the button or of Enter does nothing. */
export const Pending: Story = {
  render: () => (
    <Form isPending onSubmit={send}>
      <Fields isPending />
    </Form>
  ),
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const summary = await canvas.findByRole('region', { name: 'Det finns 2 fel i formuläret' });
    await waitFor(() => expect(summary).toHaveFocus());

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('1200{Enter}');
    await expect(
      await canvas.findByRole('region', { name: 'Det finns ett fel i formuläret' }),
    ).toHaveFocus();

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: 'E-post' })).toHaveFocus();
    await userEvent.keyboard(' {Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** A refused file or a date out of range keeps the form here, and its field takes focus. */
export const FieldFoundAnError: Story = {
  render: () => (
    <Form onSubmit={send}>
      <DateField label="Sista dag" max="2026-12-31" name="day" />
      <Button type="submit">Fortsätt</Button>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    send.mockClear();
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Sista dag');
    await userEvent.type(field, '2027-01-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Fortsätt' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(send).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  render: () => {
    const faults = [
      {
        fieldId: 'amount',
        error:
          'Betalningsföreläggandeansökningshandlingsnumret för uppläggnings- och aviseringskostnaden behöver elva siffror.',
      },
    ];
    return (
      <Form faults={faults} headingLevel={3} onSubmit={fn()}>
        <Fields faults={faults} />
      </Form>
    );
  },
};
