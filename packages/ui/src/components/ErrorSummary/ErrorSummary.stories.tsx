import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Stack } from '../Layout/index.ts';
import { Select } from '../Select/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { errorSummaryGuide } from './ErrorSummary.guide.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const faults = [
  { fieldId: 'subject', error: 'Välj vad frågan handlar om.' },
  { fieldId: 'email', error: 'Vänligen ange e-postadress' },
  { fieldId: 'message', error: 'Vänligen ange meddelande / fråga' },
  { fieldId: 'consent', error: 'Godkänn att vi sparar frågan.' },
];

const subjects = [
  { value: 'damage', label: 'Skada' },
  { value: 'other', label: 'Övrigt' },
];

/** A form whose fields are valid as soon as they are not empty. */
function Question(): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const [subject, setSubject] = useState<string | null>(null);
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState('');
  const [isConsented, setIsConsented] = useState(false);
  const given: Record<string, boolean> = {
    subject: subject !== null,
    email: email !== '',
    message: message !== '',
    consent: isConsented,
  };
  const wrong = attempt === 0 ? [] : faults.filter(({ fieldId }) => given[fieldId] !== true);
  const errorOf = (id: string): string | undefined =>
    wrong.find(({ fieldId }) => fieldId === id)?.error;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
      }}
    >
      <Stack gap="x24">
        <h1>Ställ en fråga</h1>
        <ErrorSummary attempt={attempt} faults={wrong} />
        <Select
          error={errorOf('subject')}
          id="subject"
          label="Ämne"
          onValueChange={setSubject}
          options={subjects}
          placeholder="Välj ämne"
          value={subject}
        />
        <TextField
          error={errorOf('email')}
          id="email"
          kind="email"
          label="E-postadress"
          onValueChange={setEmail}
          value={email}
        />
        <TextArea
          error={errorOf('message')}
          id="message"
          label="Meddelande"
          limit={4000}
          onValueChange={setMessage}
          value={message}
        />
        <Checkbox
          error={errorOf('consent')}
          id="consent"
          value={isConsented}
          label="Jag godkänner att frågan sparas i tre år."
          onValueChange={setIsConsented}
        />
        <div>
          <Button type="submit">Skicka</Button>
        </div>
      </Stack>
    </form>
  );
}

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: { faults },
  render: () => <Question />,
  parameters: { guide: errorSummaryGuide },
} satisfies Meta<typeof ErrorSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NothingSentYet: Story = {};

export const ByKeyboard: Story = {
  tags: ['Z07', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Skicka' }).focus();
    await userEvent.keyboard('{Enter}');
    const summary = await canvas.findByRole('region', { name: 'Det finns 4 fel i formuläret' });
    await expect(summary).toHaveFocus();

    const address = window.location.href;
    for (const { fieldId, error } of faults) {
      canvas.getByRole('link', { name: error }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(document.activeElement?.id).toBe(fieldId);
    }
    await expect(window.location.href).toBe(address);

    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await expect(canvas.getByRole('region', { name: 'Det finns 3 fel i formuläret' })).toBe(
      summary,
    );

    canvas.getByRole('button', { name: 'Skicka' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

export const ByPointer: Story = {
  tags: ['Z07', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Skicka' }));
    await userEvent.click(
      await canvas.findByRole('link', { name: 'Vänligen ange meddelande / fråga' }),
    );
    await expect(canvas.getByRole('textbox', { name: 'Meddelande' })).toHaveFocus();
    const label = canvas.getByText('Meddelande').getBoundingClientRect();
    await expect(label.top).toBeGreaterThanOrEqual(0);
  },
};

/** A form with one field does not need a summary; this story shows the singular text. */
export const OneError: Story = {
  args: { faults: faults.slice(0, 1) },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <Select
        error={faults[0]?.error}
        id="subject"
        label="Ämne"
        onValueChange={() => undefined}
        options={subjects}
        placeholder="Välj ämne"
        value={null}
      />
    </Stack>
  ),
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  args: {
    headingLevel: 3,
    faults: [
      {
        fieldId: 'number',
        error:
          'Betalningsföreläggandeansökningshandlingsnumret för uppläggnings- och aviseringskostnaden behöver elva siffror.',
      },
    ],
  },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField
        error={args.faults[0]?.error}
        id="number"
        label="Nummer"
        onValueChange={() => undefined}
        value=""
      />
    </Stack>
  ),
};
