import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { BulletList } from './BulletList.tsx';
import { bulletListGuide } from './BulletList.guide.ts';

const meta = {
  title: 'Data/BulletList',
  component: BulletList,
  args: {
    items: [
      'Du kan skicka meddelanden och bifoga filer, även utan konto.',
      'Har du ett krav ser du din skuld, betalar med Swish och hämtar dokument.',
      'Om du har anmält en skada ser du att den är registrerad och kan komplettera.',
    ],
  },
  parameters: {
    guide: bulletListGuide,
    docs: {
      description: {
        component:
          'Short statements. The theme draws the bullets. A real list for assistive technology.',
      },
    },
  },
} satisfies Meta<typeof BulletList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const texts = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(texts).toEqual(args.items);
    // Without the attribute Safari does not announce a list without bullets of its own.
    await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list');
  },
};

export const OneStatement: Story = { args: { items: ['Du kan skicka meddelanden.'] } };

export const LongWords: Story = {
  tags: ['!autodocs'],
  args: {
    items: [
      'Uppläggnings- och aviseringskostnad',
      'Trafikförsäkringsavgiftsbetalningsföreläggande',
    ],
  },
};
