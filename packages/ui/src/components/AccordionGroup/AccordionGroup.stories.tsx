import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Collapsible } from '../Collapsible/index.ts';
import { accordionGroupGuide } from './AccordionGroup.guide.ts';
import { AccordionGroup } from './index.ts';

const meta = {
  title: 'Layout/AccordionGroup',
  component: AccordionGroup,
  args: {
    label: 'Frågor och svar om kravet',
    children: (
      <>
        <Collapsible headingLevel={3} title="Vad kostar det om jag inte betalar i tid?">
          <p>En påminnelse kostar ingenting. Går kravet till inkasso kostar det 180&nbsp;kr.</p>
        </Collapsible>
        <Collapsible headingLevel={3} title="Kan jag dela upp betalningen?">
          <p>Ja, du kan ansöka om en avbetalningsplan.</p>
        </Collapsible>
        <Collapsible headingLevel={3} title="Uppläggnings- och aviseringskostnad">
          <p>Den tillkommer när vi lägger upp planen och när vi skickar en avi.</p>
        </Collapsible>
      </>
    ),
  },
  parameters: {
    guide: accordionGroupGuide,
    docs: {
      description: {
        component:
          'Collapsible parts that belong together, with one button that opens or closes all of them.',
      },
    },
  },
} satisfies Meta<typeof AccordionGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

const openParts = (root: HTMLElement): number => root.querySelectorAll('details[open]').length;

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Frågor och svar om kravet' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Öppna alla' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(openParts(canvasElement)).toBe(3);
    await expect(canvas.getByText(/avbetalningsplan\.$/u).checkVisibility()).toBe(true);
    await expect(await canvas.findByRole('button', { name: 'Stäng alla' })).toHaveFocus();
    await userEvent.tab();
    await expect(document.activeElement?.tagName).toBe('SUMMARY');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(openParts(canvasElement)).toBe(0);
  },
};

/** The button follows the parts that the user opens and closes one by one. */
export const LastPartOpenedByHand: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const summary of canvasElement.querySelectorAll('summary')) await userEvent.click(summary);
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('Stäng alla'));
  },
};
