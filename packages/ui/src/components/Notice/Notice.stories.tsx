import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { brokenWords, doubleText, lastLine, lineStarts } from '../../testing/largeText.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Stack } from '../Layout/index.ts';
import { Link } from '../Link/index.ts';
import { Notice } from './index.ts';
import { noticeGuide } from './Notice.guide.ts';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: {
    tone: 'critical',
    title: 'Ditt fordon är oförsäkrat',
    children: 'Skulden ökar varje dag tills fordonet är försäkrat eller avställt.',
    action: <Link href="/krav">Se dina krav</Link>,
  },
  parameters: {
    guide: noticeGuide,
    docs: {
      description: {
        component:
          'Says what happened, then what the user can do, with the link last. It is not announced when it is there as the page loads; a later one is a status, or an alert if it is an error. Besides its colour, the tone has a border, an icon and a spoken word.',
      },
    },
  },
} satisfies Meta<typeof Notice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {
  args: {
    tone: 'info',
    title: 'Vi har nya öppettider',
    children: 'Du når oss måndag till fredag 9–15.',
    action: <Link href="/kontakt">Kontakta oss</Link>,
  },
};

export const Critical: Story = {};

export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Din avbetalningsplan kan avslutas',
    children: 'Se vad du kan göra.',
  },
};

export const Positive: Story = {
  args: { tone: 'positive', title: 'Betalningen är klar', children: 'Den syns inom tre dagar.' },
};

export const Neutral: Story = {
  args: { tone: 'neutral', title: 'Ärendet är avslutat', children: 'Du behöver inte göra något.' },
};

export const TitleAlone: Story = {
  render: () => <Notice title="Betalningen är klar" tone="positive" />,
};

export const WithHeading: Story = { args: { headingLevel: 2 } };

export const AnnouncedAlert: Story = {
  args: {
    announcement: 'alert',
    title: 'Filen kunde inte skickas',
    children: 'Kontrollera att den är mindre än 50 MB.',
    action: (
      <Button onClick={() => undefined} size="small" variant="secondary">
        Försök igen
      </Button>
    ),
  },
};

/** Below the text, and as far from it as from each other. */
export const SeveralLinks: Story = {
  args: {
    title: 'Två fordon är oförsäkrade',
    children: 'Skulden ökar varje dag.',
    action: (
      <Stack as="ul" gap="x8">
        <li>
          <Link href="/krav/1">ABC 12D: se hur du stoppar avgiften</Link>
        </li>
        <li>
          <Link href="/krav/2">MLK 481: se hur du stoppar avgiften</Link>
        </li>
      </Stack>
    ),
    tone: 'critical',
  },
  play: async ({ canvas }) => {
    const text = canvas.getByText('Skulden ökar varje dag.').getBoundingClientRect();
    const list = canvas.getByRole('list').getBoundingClientRect();
    await expect(list.top - text.bottom).toBeGreaterThanOrEqual(8);
    await expect(Math.abs(list.left - text.left)).toBeLessThan(2);
  },
};

function SentForm(): ReactNode {
  const [isSent, setIsSent] = useState(false);
  return isSent ? (
    <Notice headingLevel={2} takesFocus title="Meddelandet är skickat" tone="positive">
      Vi svarar inom tre dagar.
    </Notice>
  ) : (
    <Button
      onClick={() => {
        setIsSent(true);
      }}
    >
      Skicka
    </Button>
  );
}

export const TakesFocusAsTheResultOfAForm: Story = {
  render: () => <SentForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const notice = canvas.getByRole('group', { name: 'Klart: Meddelandet är skickat' });
    await expect(notice).toHaveFocus();
    await expect(notice).toHaveAccessibleDescription('Vi svarar inom tre dagar.');
    await expect(document.querySelector('[aria-live] > *')).toBeNull();
  },
};

/** A title of two lines leaves no word alone, and begins both beside the icon. */
export const TitleOfTwoLines: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  args: { title: 'Du är inte uppkopplad till internet', action: undefined },
  play: async ({ canvas }) => {
    await expect(lastLine(canvas.getByText('Du är inte uppkopplad till internet'))).not.toBe(
      'internet',
    );
    await expect(lineStarts(canvas.getByText('Du är inte uppkopplad till internet'))).toHaveLength(
      1,
    );
  },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  args: {
    title: 'Uppläggnings- och aviseringskostnadsspecifikationen kunde inte hämtas',
    children: 'Betalningsföreläggandeansökningshandlingarna visas när systemet är igång igen.',
    closeLabel: 'Stäng varningen om specifikationen',
    onClose: () => undefined,
  },
};

/** Inside a card too, the text never becomes a column of single letters next to the icon. */
export const LargeTextInSmallestWindow: Story = {
  tags: ['Z16', '!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  beforeEach: doubleText,
  args: { closeLabel: 'Stäng varningen', onClose: () => undefined },
  render: (args) => (
    <Card>
      <Notice {...args} />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const broken = brokenWords(canvasElement);
    await expect(broken.filter((word) => word.length < 8)).toEqual([]);
  },
};

function Closable(): ReactNode {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <main tabIndex={-1}>
      {isOpen ? (
        <Notice
          closeLabel="Stäng meddelandet om öppettider"
          onClose={() => {
            setIsOpen(false);
          }}
          title="Vi har nya öppettider"
          tone="info"
        >
          Måndag till fredag 9–15.
        </Notice>
      ) : (
        <p>Meddelandet är stängt.</p>
      )}
    </main>
  );
}

export const WithCloseButton: Story = { render: () => <Closable /> };

export const ClosedByKeyboard: Story = {
  tags: ['U08', '!autodocs'],
  render: () => <Closable />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Stäng meddelandet om öppettider' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Vi har nya öppettider')).toBeNull();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
