import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, within } from 'storybook/test';

import { Badge } from '../components/Badge/index.ts';
import { Button } from '../components/Button/index.ts';
import { Checkbox } from '../components/Checkbox/index.ts';
import { DebtBanner } from '../components/DebtBanner/index.ts';
import { DocumentIcon, MessageIcon } from '../components/Icon/index.ts';
import { Grid, Inline, Section, Stack } from '../components/Layout/index.ts';
import { LinkCard } from '../components/LinkCard/index.ts';
import { Notice } from '../components/Notice/index.ts';
import { Stepper } from '../components/Stepper/index.ts';
import { Tag } from '../components/Tag/index.ts';
import { Text } from '../components/Text/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { trafikfonden } from '../theme/themes/trafikfonden.ts';
import { type Tone, tones } from '../theme/tokens.ts';
import { FoundationPage, FoundationSection } from './Foundation.tsx';
import * as styles from './foundations.css.ts';

const meta = {
  title: 'Foundations/Themes',
  component: FoundationPage,
  args: {
    title: 'Themes',
    lead: 'A theme is a set of custom properties on the root of the page. A brand has a light and a dark scheme; the user’s system chooses between them, and paper is always light.',
    children: null,
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof FoundationPage>;

export default meta;

type Story = StoryObj<typeof meta>;

function Code({ children }: { readonly children: string }): ReactNode {
  return (
    <pre className={styles.codeBlock}>
      <code>{children}</code>
    </pre>
  );
}

export const HowToTheme: Story = {
  name: 'How to theme',
  render: (args) => (
    <FoundationPage {...args}>
      <FoundationSection
        lead="Load the library’s styles and one brand. Nothing else is needed: the scheme follows the system, and native controls and scroll bars follow the scheme."
        title="Choose a brand"
      >
        <Code>{`import '@mina-sidor/ui/styles.css';
import '@mina-sidor/ui/themes/trafikfonden.css';`}</Code>
        <Text>
          A page that loads several brands chooses by an attribute; without it the brand loaded last
          applies.
        </Text>
        <Code>{`<html lang="sv" data-brand="neutral">`}</Code>
      </FoundationSection>
      <FoundationSection
        lead="A site without a dark scheme, or with its own switch, sets the scheme itself."
        title="Force light or dark"
      >
        <Code>{`<html lang="sv" data-color-scheme="light">`}</Code>
      </FoundationSection>
      <FoundationSection
        lead="Load it after the theme, in the same layer. `light-dark()` gives both schemes. Paper has no backgrounds, so they are set for screens."
        title="A brand in CSS"
      >
        <Code>{`@layer ms-ui.theme {
  :root {
    --ms-color-brand-text: light-dark(#4a145a, #e3b8f0);
    --ms-color-brand-text-hover: light-dark(#330d3f, #f1d9f8);
    --ms-color-brand-tint: light-dark(#f3e9f6, #371a42);
    --ms-radius-pill: 4px;
  }

  @media screen {
    :root {
      --ms-color-brand: light-dark(#4a145a, #5b2a6c);
      --ms-color-brand-hover: light-dark(#330d3f, #421b50);
    }
  }
}`}</Code>
      </FoundationSection>
      <FoundationSection
        lead="A theme is typed, complete or as the changes of another one. A colour in one scheme alone does not compile. The check names every pair of colours that components draw and that WCAG finds too similar."
        title="A brand in TypeScript"
      >
        <Code>{`import { writeFileSync } from 'node:fs';
import { contrastFaults, createTheme, neutral, themeCss } from '@mina-sidor/ui/theme';

const nord = createTheme({
  base: neutral,
  color: {
    brandText: { light: '#4A145A', dark: '#E3B8F0' },
    brandTextHover: { light: '#330D3F', dark: '#F1D9F8' },
  },
  radius: { pill: '4px' },
});

if (contrastFaults(nord).length > 0) throw new Error('Too little contrast');
writeFileSync('nord.css', themeCss('nord', nord));`}</Code>
      </FoundationSection>
    </FoundationPage>
  ),
  play: async () => {
    const root = document.documentElement;
    const brandNow = (): string => getComputedStyle(root).getPropertyValue('--ms-color-brand');
    const before = brandNow();
    const ours = new CSSStyleSheet();
    ours.replaceSync(':root { --ms-color-brand: rebeccapurple }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, ours];
    await expect(brandNow()).toBe('rebeccapurple');
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== ours);
    await expect(brandNow()).toBe(before);
  },
};

const notices: Readonly<Record<Tone, string>> = {
  info: 'Betalning bearbetas',
  positive: 'Ditt meddelande är skickat',
  warning: 'Din avbetalningsplan kan avslutas',
  critical: 'Ditt fordon är oförsäkrat',
  neutral: 'Ärendet är avslutat',
};

const tags: Readonly<Record<Tone, string>> = {
  info: 'Att betala',
  positive: 'Betald',
  warning: 'Kan avslutas',
  critical: 'Oförsäkrat',
  neutral: 'Avslutat',
};

/** One example of everything that a theme colours. */
function Specimen(): ReactNode {
  return (
    <>
      <DebtBanner
        amount="12 480 kr"
        dailyIncrease={{
          label: '+ 71 kr per dag',
          info: 'Avgiften ökar för varje dag som fordonet är oförsäkrat.',
          infoLabel: 'Mer information om den dagliga avgiften',
        }}
        heading="Krav – din skuld just nu"
      />
      <Section>
        <Stack gap="x32">
          <Grid columns={2}>
            <LinkCard
              badge={<Badge count={3} label="3 olästa" />}
              headingLevel={2}
              href="#meddelanden"
              icon={<MessageIcon size="large" />}
              linkLabel="Öppna meddelanden"
              title="Meddelanden"
            />
            <LinkCard
              headingLevel={2}
              icon={<DocumentIcon size="large" />}
              reason="Stängt just nu. Försök igen om en stund."
              title="Dokument"
              unavailable="offline"
            />
          </Grid>
          <Inline>
            <Button onClick={fn()}>Betala med Swish</Button>
            <Button onClick={fn()} variant="secondary">
              Visa fler
            </Button>
            <Button onClick={fn()} variant="quiet">
              Avbryt
            </Button>
          </Inline>
          <Inline>
            {tones.map((tone) => (
              <Tag key={tone} tone={tone}>
                {tags[tone]}
              </Tag>
            ))}
          </Inline>
          <Grid columns={2}>
            {tones.map((tone) => (
              <Notice key={tone} title={notices[tone]} tone={tone}>
                Läs mer i ärendet.
              </Notice>
            ))}
          </Grid>
          <Grid columns={2}>
            <TextField
              error="Kontrollera personnummer och försök igen"
              label="Personnummer"
              onValueChange={fn()}
              value="19121212"
            />
            <Checkbox
              value
              isFramed
              label="Jag godkänner villkoren för Mina sidor."
              onValueChange={fn()}
            />
          </Grid>
          <Stepper
            currentIndex={1}
            label="Inloggning"
            steps={[{ label: 'Öppna appen' }, { label: 'Legitimera dig' }, { label: 'Klart' }]}
          />
        </Stack>
      </Section>
    </>
  );
}

const specimen = {
  parameters: { layout: 'fullscreen' },
  render: () => <Specimen />,
} satisfies Partial<Story>;

/** Native controls follow too. In forced colours, the system decides the scheme. */
async function expectScheme(scheme: 'light' | 'dark'): Promise<void> {
  if (matchMedia('(forced-colors: active)').matches) return;
  await expect(getComputedStyle(document.documentElement).colorScheme).toBe(scheme);
}

/** These stories set the toolbar's brand and scheme, so that each looks as its name says. */
function drawnAs(brand: string, scheme: 'light' | 'dark'): Story {
  return {
    ...specimen,
    globals: { brand, scheme },
    play: async ({ canvasElement }) => {
      const { dataset } = document.documentElement;
      await expect([dataset['brand'], dataset['colorScheme']]).toEqual([brand, scheme]);
      await expectScheme(scheme);
      await expect(within(canvasElement).getByText('12 480 kr')).toBeVisible();
    },
  };
}

export const TrafikfondenLight: Story = {
  name: 'Trafikfonden, light',
  tags: ['!test'],
  ...drawnAs('trafikfonden', 'light'),
};

export const TrafikfondenDark: Story = {
  name: 'Trafikfonden, dark',
  tags: ['!test'],
  ...drawnAs('trafikfonden', 'dark'),
};

/** What a user gets when the site sets no scheme: the scheme of the system. */
export const AsTheSystem: Story = {
  name: 'As the system',
  ...specimen,
  globals: { brand: 'trafikfonden', scheme: 'system' },
  play: async () => {
    const root = document.documentElement;
    await expect(root.dataset['colorScheme']).toBeUndefined();
    const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const { color } = trafikfonden[scheme];
    await expectScheme(scheme);
    // The build writes hex colours in lower case.
    const canvas = getComputedStyle(root).getPropertyValue('--ms-color-canvas').toUpperCase();
    await expect(canvas).toBe(color.canvas.toUpperCase());
  },
};

export const NeutralLight: Story = { name: 'Neutral, light', ...drawnAs('neutral', 'light') };

export const NeutralDark: Story = { name: 'Neutral, dark', ...drawnAs('neutral', 'dark') };
