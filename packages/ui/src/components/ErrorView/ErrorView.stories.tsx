import { sv } from '@mina-sidor/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { lineStarts } from '../../testing/largeText.ts';
import { ErrorView } from './index.ts';
import { errorViewGuide } from './ErrorView.guide.ts';

const { errors, pages } = sv;

const words = {
  offline: {
    title: 'Du verkar inte vara ansluten',
    text: 'Kontrollera uppkopplingen och försök igen.',
  },
  server: {
    title: 'Något gick fel!',
    text: 'Vi kan inte hämta dina krav just nu. Försök igen om en stund.',
  },
  maintenance: { title: pages.maintenance.title, text: pages.maintenance.text },
  notFound: { title: pages.notFound.title, text: pages.notFound.text },
  updated: { title: errors.newRelease.title, text: errors.newRelease.text },
  unexpected: { title: errors.unexpected },
};
const home = { label: pages.notFound.toOverview, href: '#oversikt' };
const reload = { onReload: fn(), reloadLabel: errors.tryAgain };

const meta = {
  title: 'Feedback/ErrorView',
  component: ErrorView,
  args: { cause: 'server', words },
  parameters: {
    guide: errorViewGuide,
    docs: {
      description: {
        component:
          'Shown in place of content that could not be loaded, with a next step. When it replaces a page, its title takes focus; inside a page it is an alert.',
      },
    },
  },
} satisfies Meta<typeof ErrorView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Server: Story = { args: { ...reload, headingLevel: 2 } };

export const Offline: Story = { args: { cause: 'offline', ...reload } };

export const Maintenance: Story = {
  args: {
    cause: 'maintenance',
    headingLevel: 1,
    action: (
      <Link href="#kontakt" isExternal>
        {pages.maintenance.contact}
      </Link>
    ),
  },
};

export const NotFound: Story = { args: { cause: 'notFound', headingLevel: 1, home } };

export const Unexpected: Story = {
  args: {
    cause: 'unexpected',
    headingLevel: 1,
    home,
    reference: { label: 'Felnummer', id: '7F3A-20' },
  },
};

export const OwnWords: Story = {
  args: {
    cause: undefined,
    words: undefined,
    title: 'Dina dokument kunde inte hämtas',
    children: 'Det är ett fel hos oss. Försök igen om en stund.',
  },
};

/** The lines of its title begin beside the icon. */
export const TitleOfTwoLines: Story = {
  ...OwnWords,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(lineStarts(canvas.getByText('Dina dokument kunde inte hämtas'))).toHaveLength(1);
  },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  args: {
    cause: undefined,
    words: undefined,
    title: 'Betalningsföreläggandeansökningshandlingarna kunde inte hämtas',
    children:
      'Uppläggnings- och aviseringskostnadsspecifikationen visas när systemet är igång igen.',
    ...reload,
    home: { label: 'Till översikten över dina ärenden och betalningar', href: '#oversikt' },
    reference: { label: 'Felnummer', id: 'b41ff2b2-6f0d-4f8a-9d2e-0d1f7c1f7b7e' },
  },
};

export const Reloading: Story = { args: { ...reload, isReloading: true } };

function FailingPage(): ReactNode {
  const [isFailed, setIsFailed] = useState(false);
  return isFailed ? (
    <ErrorView cause="server" headingLevel={1} takesFocus words={words} {...reload} />
  ) : (
    <Button
      onClick={() => {
        setIsFailed(true);
      }}
    >
      Visa krav
    </Button>
  );
}

export const TakesFocusInPlaceOfAPage: Story = {
  render: () => <FailingPage />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Visa krav' }));
    await expect(canvas.getByRole('heading', { name: words.server.title })).toHaveFocus();
    await expect(document.querySelector('[aria-live] > *')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: errors.tryAgain })).toHaveFocus();
  },
};

/** Long Swedish words are not broken in the narrowest window. */
export const LongWordOnAPhone: Story = {
  tags: ['!autodocs'],
  args: { headingLevel: 1, title: errors.connection, words: undefined },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1 }).lastChild;
    if (title === null) throw new Error('The title has no text');
    const range = document.createRange();
    const longest = 'nätverksuppkopplingen';
    const start = errors.connection.indexOf(longest);
    range.setStart(title, start);
    range.setEnd(title, start + longest.length);
    await expect(range.getClientRects()).toHaveLength(1);
  },
};
