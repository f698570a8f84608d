import { uiEn, uiSv } from '@mina-sidor/texts/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';

import { Button } from '../Button/index.ts';
import { Inline } from '../Layout/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { useAnnounce } from './contexts.ts';
import { UiProvider } from './UiProvider.tsx';
import { uiProviderGuide } from './UiProvider.guide.ts';

const meta = {
  title: 'Foundations/UiProvider',
  component: UiProvider,
  args: {
    texts: uiSv,
    locale: 'sv',
    children: <PasswordField autoComplete="current-password" label="Lösenord" />,
  },
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

/** The word of the button comes from `texts`. */
export const InSwedish: Story = {};

export const InEnglish: Story = {
  args: {
    texts: uiEn,
    locale: 'en',
    children: <PasswordField autoComplete="current-password" label="Password" />,
  },
};

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
  args: { children: <Announcing /> },
};
