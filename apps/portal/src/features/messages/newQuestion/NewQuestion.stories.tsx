import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { useCustomer } from '../../../customer/customer.ts';
import { notice } from '../../../testing/notices.ts';
import { aConversation, aMessage } from '../../../testing/aConversation.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { NewQuestion } from './NewQuestion.tsx';

const meta = {
  title: 'Pages/New question',
  tags: ['!autodocs'],
  component: NewQuestion,
  args: { about: null, conversations: [], onShowConversation: () => undefined },
  render: (args) => (
    <StoryFrame>
      <NewQuestion {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof NewQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

async function fillIn(canvasElement: HTMLElement): Promise<void> {
  const form = within(canvasElement);
  await userEvent.selectOptions(form.getByLabelText('Ämne'), 'Skada');
  await userEvent.type(form.getByLabelText('E-postadress'), 'maja@example.se');
  await userEvent.type(form.getByLabelText('Meddelande / fråga'), 'Hej på er');
  await userEvent.click(form.getByRole('button', { name: 'Skicka' }));
}

export const Incomplete: Story = {
  tags: ['Z07', 'V15', 'M09'],
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Skicka' }));
    await expect(form.getByRole('region', { name: 'Det finns 3 fel i formuläret' })).toHaveFocus();
    await userEvent.click(form.getByRole('link', { name: 'Vänligen ange e-postadress' }));
    const email = form.getByLabelText('E-postadress');
    await expect(email).toHaveFocus();
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription(
      'Till exempel namn@exempel.se. Vänligen ange e-postadress',
    );
  },
};

export const Sent: Story = {
  render: (args) => (
    <StoryFrame answer={() => Response.json({ ...aMessage({}), conversationId: 'c1' })}>
      <NewQuestion {...args} />
    </StoryFrame>
  ),
  tags: ['M07', 'M08'],
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await fillIn(canvasElement);
    await expect(await form.findByRole('group', { name: /Din fråga är skickad$/u })).toHaveFocus();
    await expect(form.queryByLabelText('Meddelande / fråga')).toBeNull();
  },
};

export const Failed: Story = {
  render: (args) => (
    <StoryFrame answer={() => new Response(null, { status: 500 })}>
      <NewQuestion {...args} />
    </StoryFrame>
  ),
  tags: ['E12', 'M08'],
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await fillIn(canvasElement);
    await form.findByText('Meddelandet kunde tyvärr inte tas emot. Försök gärna igen.');
    await expect(notice('alert', canvasElement)).toHaveTextContent('Något gick fel!');
    await expect(form.getByLabelText('Meddelande / fråga')).toHaveValue('Hej på er');
  },
};

export const WithoutFiles: Story = {
  render: (args) => (
    <StoryFrame offline={{ attachedFiles: false }}>
      <NewQuestion {...args} />
    </StoryFrame>
  ),
};

const about = { subject: 'Insurance', number: '47110023918' } as const;
export const AboutCase: Story = { args: { about } };
export const AboutDamage: Story = { args: { about: { subject: 'Damage', number: '2026/1187' } } };
export const AboutCaseNarrow: Story = {
  args: { about, conversations: [aConversation()] },
  globals: { viewport: { value: 'smallest' } },
};
export const WithConversation: Story = {
  args: {
    about,
    conversations: [
      aConversation({ conversationMessages: [aMessage({ createdByIdentity: false })] }),
    ],
  },
};

/** The customer was writing about something else. */
export const WithOtherDraft: Story = {
  render: (args) => (
    <StoryFrame>
      <Written />
      <NewQuestion {...args} />
    </StoryFrame>
  ),
  args: { about },
};

function Written() {
  const { drafts } = useCustomer().scope;
  if (drafts.get('newQuestion').fields.message === '') {
    drafts.change('newQuestion', { type: 'edited', fields: { message: 'Hej! Jag undrar' } });
  }
  return null;
}
