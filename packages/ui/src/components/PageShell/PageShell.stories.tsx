import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Band } from '../Band/index.ts';
import { Heading } from '../Heading/index.ts';
import { Container, Section, Stack } from '../Layout/index.ts';
import { Link } from '../Link/index.ts';
import { Logo } from '../Logo/index.ts';
import { Notice } from '../Notice/index.ts';
import { SkipLink } from '../SkipLink/index.ts';
import { Text } from '../Text/index.ts';
import { PageShell } from './PageShell.tsx';
import { pageShellGuide } from './PageShell.guide.ts';

const meta = {
  title: 'Layout/PageShell',
  component: PageShell,
  args: {
    mainId: 'innehall',
    skipLink: <SkipLink targetId="innehall">Gå till innehåll</SkipLink>,
    header: (
      <header>
        <Container>
          <Logo name="Trafikfonden" variant="header" />
        </Container>
      </header>
    ),
    footer: (
      <footer>
        <Band edge="ornament">
          <Logo name="Trafikfonden" variant="footer" />
        </Band>
      </footer>
    ),
    children: (
      <Section>
        <Heading level={1}>Hej Maja</Heading>
      </Section>
    ),
  },
  parameters: {
    guide: pageShellGuide,
    docs: {
      description: {
        component:
          'The frame of every page: skip link, banner, header, main part, footer. On a short page the footer stays at the window’s lower edge. Header and footer are not printed.',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof PageShell>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The footer stays at the window's lower edge. */
export const ShortPage: Story = {
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole('contentinfo').getBoundingClientRect();
    await expect(Math.round(footer.bottom)).toBe(window.innerHeight);
  },
};

/** The footer of a page that loads never jumps into view. */
export const FooterBelow: Story = {
  args: { isFooterBelow: true },
  tags: ['Z23'],
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole('contentinfo').getBoundingClientRect();
    await expect(footer.top).toBeGreaterThanOrEqual(window.innerHeight);
  },
};

export const WithBanner: Story = {
  args: { banner: <Notice title="Mina sidor stänger kl. 22 i kväll" tone="info" /> },
};

const offline = (
  <Container>
    <Notice title="Du är inte uppkopplad till internet" tone="warning">
      Det du har skrivit finns kvar. Sidan uppdateras när du är uppkopplad igen.
    </Notice>
  </Container>
);
const links = (
  <Section>
    <Stack>
      {Array.from({ length: 60 }, (_row, number) => (
        <Link href={`#${String(number)}`} key={number}>
          Ärende 4711 0023 {900 + number}
        </Link>
      ))}
    </Stack>
  </Section>
);

/** The notice stays visible wherever focus moves, and never covers the focused element. */
async function tabThrough({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  const page = within(canvasElement);
  const notice = page.getByText('Du är inte uppkopplad till internet');
  const all = page.getAllByRole('link', { name: /Ärende/u });
  const lowerEdge = () => notice.closest('[data-tone]')?.getBoundingClientRect().bottom ?? 0;
  for (const link of all) link.focus();
  await expect(notice.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  for (const link of all.toReversed()) {
    link.focus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(lowerEdge());
  }
}

export const InSight: Story = {
  args: { inSight: offline, children: links },
  tags: ['Z14'],
  play: tabThrough,
};

export const InSightNarrow: Story = {
  ...InSight,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'smallest' } },
};

/** The head for paper is neither visible nor read on a screen. */
export const WithWordsForPaper: Story = {
  args: { paperHead: <Text>Maja Lindqvist, utskrivet 2026-11-20</Text> },
  tags: ['Z05'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/utskrivet/u)).not.toBeVisible();
  },
};

export const LongPage: Story = {
  tags: ['!autodocs'],
  args: {
    children: (
      <Section>
        <Stack>
          {Array.from({ length: 30 }, (_row, number) => (
            <Text key={number}>Ärende 4711 0023 {900 + number}</Text>
          ))}
        </Stack>
      </Section>
    ),
  },
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole('contentinfo').getBoundingClientRect();
    const main = within(canvasElement).getByRole('main').getBoundingClientRect();
    await expect(footer.top).toBeGreaterThanOrEqual(main.bottom);
  },
};
