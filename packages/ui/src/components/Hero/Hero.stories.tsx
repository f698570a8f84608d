import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { BulletList } from '../BulletList/index.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Layout/index.ts';
import { TextButton } from '../Link/index.ts';
import { Text } from '../Text/index.ts';
import { Hero } from './Hero.tsx';
import { heroGuide } from './Hero.guide.ts';

const meta = {
  title: 'Layout/Hero',
  component: Hero,
  args: {
    heading: 'Välkommen till Mina sidor',
    lead: 'Här ser du din skuld och dina krav, betalar, läser dokument och skriver till oss.',
    main: (
      <Card isRaised minHeight="loginArea" padding="large">
        <Stack gap="x24">
          <Stack gap="x8">
            <Heading level={2}>Logga in med BankID</Heading>
            <Text tone="soft">Du legitimerar dig i BankID-appen.</Text>
          </Stack>
          <Checkbox
            after={<TextButton onClick={fn()}>Läs om hur vi använder kakor</TextButton>}
            value
            isFramed
            label="Jag godkänner villkoren för Mina sidor."
            onValueChange={fn()}
          />
          <Button isFullWidth onClick={fn()}>
            Starta inloggning
          </Button>
        </Stack>
      </Card>
    ),
    aside: (
      <Card>
        <Stack gap="x12">
          <Heading level={2} size="h3">
            Om Mina sidor
          </Heading>
          <BulletList
            items={[
              'Du kan skicka meddelanden och bifoga filer, även utan konto.',
              'Har du ett krav ser du din skuld, betalar med Swish och hämtar dokument.',
              'Om du har anmält en skada ser du att den är registrerad och kan komplettera.',
            ]}
          />
        </Stack>
      </Card>
    ),
  },
  parameters: {
    guide: heroGuide,
    docs: {
      description: {
        component:
          'The top of the start page: a greeting on the brand colour, and the task in a card that overlaps its edge. Contains the page’s main heading.',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Hero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Login: Story = {};

export const LongWords: Story = {
  tags: ['!autodocs'],
  args: {
    heading: 'Trafikförsäkringsavgiftsbetalningar',
    lead: 'Här ser du uppläggnings- och aviseringskostnader och betalningsförelägganden.',
  },
};
