import { sv } from '@mina-sidor/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../Button/index.ts';
import { Inline } from '../Layout/index.ts';
import { useAnnounce } from './contexts.ts';
import { UiProvider } from './UiProvider.tsx';
import { uiProviderGuide } from './UiProvider.guide.ts';

const meta = {
  title: 'Foundations/UiProvider',
  component: UiProvider,
  args: { texts: sv.ui, locale: 'sv', children: <Announcing /> },
  parameters: {
    guide: uiProviderGuide,
    docs: {
      description: {
        component:
          'Wrap the application in it once. It gives components their texts, their language and the router’s link, and holds the two live regions that `useAnnounce` uses.',
      },
    },
  },
} satisfies Meta<typeof UiProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

function Announcing(): ReactNode {
  const announce = useAnnounce();
  return (
    <Inline>
      <Button
        onClick={() => {
          announce('OCR-numret är kopierat');
        }}
      >
        Kopiera OCR-nummer
      </Button>
      <Button
        onClick={() => {
          announce('Du loggas ut om en minut', 'assertive');
        }}
        variant="secondary"
      >
        Varna
      </Button>
    </Inline>
  );
}

export const Announces: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Kopiera OCR-nummer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Varna' }));
    await waitFor(async () => {
      await expect(
        canvas.getByText('OCR-numret är kopierat').closest('[aria-live="polite"]'),
      ).not.toBeNull();
      await expect(
        canvas.getByText('Du loggas ut om en minut').closest('[aria-live="assertive"]'),
      ).not.toBeNull();
    });
    await waitFor(() => expect(canvas.queryByText('OCR-numret är kopierat')).toBeNull(), {
      timeout: 4000,
    });
  },
};
