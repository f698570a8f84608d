import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { LossWarning } from './LossWarning.tsx';

const question = { loss: 'files', goOn: fn(), stay: fn() } as const;

const meta = {
  title: 'Pages/Loss before a payment',
  tags: ['!autodocs'],
  component: LossWarning,
  parameters: { layout: 'fullscreen' },
  args: { question },
  render: (args) => (
    <StoryFrame>
      <LossWarning {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof LossWarning>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A hasty Enter decides nothing. */
export const Files: Story = {
  tags: ['Z15'],
  play: async () => {
    const stay = await screen.findByRole('button', { name: 'Stanna kvar' });
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(question.stay).not.toHaveBeenCalled();
    await userEvent.click(stay);
    await expect(question.stay).toHaveBeenCalledOnce();
    await expect(question.goOn).not.toHaveBeenCalled();
  },
};
export const Text: Story = { args: { question: { ...question, loss: 'text' } } };
export const TextAndFiles: Story = { args: { question: { ...question, loss: 'textAndFiles' } } };
export const Sending: Story = { args: { question: { ...question, loss: 'sending' } } };
