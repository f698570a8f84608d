import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Badge } from '../Badge/index.ts';
import { CarIcon, DocumentIcon, FolderIcon, MessageIcon } from '../Icon/index.ts';
import { Stack } from '../Layout/index.ts';
import { Link } from '../Link/index.ts';
import { linkCardGuide } from './LinkCard.guide.ts';
import { LinkCard, type LinkCardProps } from './LinkCard.tsx';
import { LinkCardGroup } from './LinkCardGroup.tsx';

/** A card with a link; the other states draw themselves. */
type Props = Extract<LinkCardProps, { href: string }>;

const meta = {
  title: 'Navigation/LinkCard',
  component: LinkCard,
  args: {
    title: 'Skador',
    description: 'Följ dina anmälda skador',
    headingLevel: 2,
    icon: <CarIcon size="large" />,
    href: '/skador',
    linkLabel: 'Visa skador',
  },
  parameters: {
    guide: linkCardGuide,
    parts: { LinkCardGroup },
    docs: {
      description: {
        component:
          'A card of the overview that leads to a page. All of it can be pressed; for the keyboard it has one link, whose focus ring surrounds the whole card. When its system is offline, the card has no link and no arrow, a warning colour, and a reason. `LinkCardGroup` sets cards of equal rank side by side; narrower than 768 px they are rows of one card.',
      },
    },
  },
} satisfies Meta<Props>;

export default meta;

type Story = StoryObj<Props>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Visa skador' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const title = canvas.getByRole('heading', { name: 'Skador' }).getBoundingClientRect();
    await expect(document.elementFromPoint(title.left + 2, title.top + 2)).toBe(link);
  },
};

export const WithBadge: Story = {
  args: {
    badge: <Badge count={2} label="2 olästa meddelanden" size="large" />,
    description: '2 olästa meddelanden',
    headingLevel: 2,
    href: '/meddelanden',
    icon: <MessageIcon size="large" />,
    linkLabel: 'Läs meddelanden',
    title: 'Meddelanden',
  },
};

export const BrandWithAmount: Story = {
  render: () => (
    <LinkCard
      amount={'12\u00a0480\u00a0kr'}
      headingLevel={2}
      href="/krav"
      icon={<DocumentIcon size="large" />}
      linkLabel="Visa krav"
      pill={'+ 45\u00a0kr/dag'}
      title="Krav"
      variant="brand"
    />
  ),
};

export const Offline: Story = {
  render: () => (
    <LinkCard
      headingLevel={2}
      icon={<CarIcon size="large" />}
      reason="Stängt just nu. Försök igen om en stund."
      title="Skador"
      unavailable="offline"
    />
  ),
};

export const BrandOffline: Story = {
  render: () => (
    <LinkCard
      headingLevel={2}
      icon={<DocumentIcon size="large" />}
      reason="Stängt just nu. Försök igen om en stund."
      title="Krav"
      unavailable="offline"
      variant="brand"
    />
  ),
};

export const Information: Story = {
  render: () => (
    <LinkCard
      action={
        <Link href="https://example.com/anmal" isExternal>
          Anmäl en skada
        </Link>
      }
      headingLevel={2}
      icon={<CarIcon size="large" />}
      reason="Har du råkat ut för en skada?"
      title="Skador"
      unavailable="information"
    />
  ),
};

/** What the user can do stands beside the title, so that the row is no higher than the others. */
export const InformationInARow: Story = {
  tags: ['Z76', '!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  render: () => (
    <LinkCardGroup>
      <LinkCard
        action={
          <Link href="https://example.com/anmal" isExternal>
            Anmäl en skada
          </Link>
        }
        headingLevel={2}
        icon={<CarIcon size="large" />}
        reason="Har du råkat ut för en skada?"
        title="Skador"
        unavailable="information"
      />
      <LinkCard
        description="Kravbrev, utdrag och avtal"
        headingLevel={2}
        href="/dokument"
        icon={<FolderIcon size="large" />}
        linkLabel="Visa dokument"
        title="Dokument"
      />
    </LinkCardGroup>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [row, other] = [...canvasElement.querySelectorAll('[data-state]')].map(
      (card) => card.getBoundingClientRect().height,
    );
    await expect(Math.abs((row ?? 0) - (other ?? 0))).toBeLessThan(2);
    const title = canvas.getByRole('heading', { name: 'Skador' }).getBoundingClientRect();
    const words = canvas.getByText('Anmäl en skada').getBoundingClientRect();
    await expect(words.left).toBeGreaterThan(title.left);
    await expect(Math.abs(words.top + words.bottom - title.top - title.bottom)).toBeLessThan(4);
  },
};

export const BrandInformation: Story = {
  render: () => (
    <LinkCard
      headingLevel={2}
      icon={<DocumentIcon size="large" />}
      reason="Du har inget att betala till oss."
      title="Krav"
      unavailable="information"
      variant="brand"
    />
  ),
};

export const Overview: Story = {
  render: () => (
    <Stack gap="x20">
      <LinkCard
        amount={'12\u00a0480\u00a0kr'}
        headingLevel={2}
        href="/krav"
        icon={<DocumentIcon size="large" />}
        linkLabel="Visa krav"
        pill={'+ 45\u00a0kr/dag'}
        title="Krav – din skuld just nu"
        variant="brand"
      />
      <LinkCardGroup>
        <LinkCard
          description="Följ dina anmälda skador"
          headingLevel={2}
          href="/skador"
          icon={<CarIcon size="large" />}
          linkLabel="Visa skador"
          title="Skador"
        />
        <LinkCard
          badge={<Badge count={2} label="2 olästa meddelanden" size="large" />}
          description="2 olästa meddelanden"
          headingLevel={2}
          href="/meddelanden"
          icon={<MessageIcon size="large" />}
          linkLabel="Läs meddelanden"
          title="Meddelanden"
        />
        <LinkCard
          description="Kravbrev, utdrag och avtal"
          headingLevel={2}
          href="/dokument"
          icon={<FolderIcon size="large" />}
          linkLabel="Visa dokument"
          title="Dokument"
        />
      </LinkCardGroup>
    </Stack>
  ),
};
