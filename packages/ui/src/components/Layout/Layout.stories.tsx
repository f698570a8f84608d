import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Card } from '../Card/index.ts';
import { Link } from '../Link/index.ts';
import { Tag } from '../Tag/index.ts';
import { Columns, Container, Grid, Inline, Section, Stack } from './index.ts';
import { layoutGuide } from './Layout.guide.ts';

const meta = {
  title: 'Layout/Layout',
  component: Stack,
  args: { children: null },
  parameters: {
    parts: { Inline, Container, Section, Grid, Columns },
    guide: layoutGuide,
    docs: {
      description: {
        component:
          'Layout: children below one another (Stack), next to one another (Inline), in equal columns (Grid), main part and aside (Columns), in the page’s column (Container, Section). No other component has outer margins.',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Stack>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Stacked: Story = {
  args: { as: 'ul', gap: 'x12' },
  render: (args) => (
    <Section>
      <Stack {...args}>
        <li>Krav</li>
        <li>Skador</li>
        <li>Meddelanden</li>
      </Stack>
    </Section>
  ),
};

export const Inlined: Story = {
  render: () => (
    <Container>
      <Inline justify="between">
        <Tag>Aktiv</Tag>
        <Tag>Avbetalningsplan</Tag>
        <Tag>Inkasso</Tag>
      </Inline>
    </Container>
  ),
};

export const TwoColumns: Story = {
  render: () => (
    <Section>
      <Grid columns={2}>
        <Card>Skador</Card>
        <Card>Meddelanden</Card>
      </Grid>
    </Section>
  ),
};

export const ThreeColumns: Story = {
  render: () => (
    <Section>
      <Grid columns={3}>
        <Card>Skador</Card>
        <Card>Meddelanden</Card>
        <Card>Dokument</Card>
      </Grid>
    </Section>
  ),
};

export const MainAndAside: Story = {
  render: () => (
    <Section>
      <Columns aside={<Card>Betala hela skulden</Card>}>
        <Card>Ärenden</Card>
      </Columns>
    </Section>
  ),
};

export const AsideFirstWhenNarrow: Story = {
  render: () => (
    <Section>
      <Columns aside={<Link href="/betala">Betala det här kravet</Link>} asideFirstWhenNarrow>
        <Link href="/fakta">Fakta om ärendet</Link>
      </Columns>
    </Section>
  ),
};

/** The lead says what the page is about, so that payment comes next in every window. */
export const LeadAsideRest: Story = {
  render: () => (
    <Section>
      <Columns
        aside={
          <Card isRaised>
            <Link href="/betala">Betala det här kravet</Link>
          </Card>
        }
        lead="Ärende 47110023918"
      >
        <Card>
          <Link href="/fakta">Fakta om ärendet</Link>
        </Card>
      </Columns>
    </Section>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement).toHaveTextContent(/^Ärende 47110023918.*Betala.*Fakta/u);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Betala det här kravet' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Fakta om ärendet' })).toHaveFocus();
  },
};

export const LeadAsideRestNarrow: Story = {
  ...LeadAsideRest,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  play: ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tops = ['Ärende 47110023918', 'Betala det här kravet', 'Fakta om ärendet'].map(
      (text) => canvas.getByText(text).getBoundingClientRect().top,
    );
    return expect(tops).toEqual(tops.toSorted((first, second) => first - second));
  },
};
