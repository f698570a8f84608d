import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Text } from '../components/Text/index.ts';
import { classNames } from '../private/classNames.ts';
import { vars } from '../theme/contract.css.ts';
import { FoundationPage, FoundationSection, TokenRow, TokenRows } from './Foundation.tsx';
import * as styles from './foundations.css.ts';
import { propertyName } from './liveValues.ts';

const meta = {
  title: 'Foundations/Typography',
  component: FoundationPage,
  args: {
    title: 'Typography',
    lead: 'Trafikfonden uses Atkinson Hyperlegible Next, whose letters are easy to tell apart. Sizes are in rem, so that they follow the user’s font size.',
    children: null,
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof FoundationPage>;

export default meta;

type Story = StoryObj<typeof meta>;

const reading = {
  lead: 'Här är läget i dina ärenden.',
  body: 'Skulden har gått vidare till inkasso och en avgift på 180 kr har lagts till.',
  small: 'Avgiften tas ut en gång för varje ärende.',
} as const;

const headings = {
  hero: 'Välkommen till Mina sidor',
  h1: 'Ärendedetaljer',
  h2: 'Om du inte betalar i tid',
  h3: 'Uppläggnings- och aviseringskostnad',
} as const;

const amounts = {
  amountLarge: '12 480 kr',
  amountMedium: '12 480 kr',
  amount: '4 350 kr',
} as const;

const lines =
  'Betala inom tiden i kravet för att undvika betalningsföreläggande. Avgiften tas ut en gång för varje ärende. Har du frågor om kravet kan du skriva till oss här på Mina sidor, så svarar vi inom tre arbetsdagar.';

export const Typography: Story = {
  name: 'Typography',
  render: (args) => (
    <FoundationPage {...args}>
      <FoundationSection
        lead="From 768 px the two largest are larger; the values are those of this window."
        title="Headings"
      >
        <TokenRows>
          {(['hero', 'h1', 'h2', 'h3'] as const).map((size) => (
            <TokenRow key={size} reference={vars.text[size]}>
              <div className={classNames(styles.textSize[size], styles.headingLook)}>
                {headings[size]}
              </div>
            </TokenRow>
          ))}
        </TokenRows>
      </FoundationSection>
      <FoundationSection title="Text">
        <TokenRows>
          {(['lead', 'body', 'small'] as const).map((size) => (
            <TokenRow key={size} reference={vars.text[size]}>
              <div className={styles.textSize[size]}>{reading[size]}</div>
            </TokenRow>
          ))}
        </TokenRows>
      </FoundationSection>
      <FoundationSection
        lead="The most important amount of a page. Components shrink an amount rather than wrap it: a wrapped amount would be misread."
        title="Amounts"
      >
        <TokenRows>
          {(['amountLarge', 'amountMedium', 'amount'] as const).map((size) => (
            <TokenRow key={size} reference={vars.text[size]}>
              <div className={classNames(styles.textSize[size], styles.amountLook)}>
                {amounts[size]}
              </div>
            </TokenRow>
          ))}
        </TokenRows>
      </FoundationSection>
      <FoundationSection title="Weights">
        <TokenRows>
          {(['regular', 'medium', 'bold', 'heavy'] as const).map((weight) => (
            <TokenRow key={weight} reference={vars.weight[weight]}>
              <div className={styles.weight[weight]}>Betala inom tiden i kravet</div>
            </TokenRow>
          ))}
        </TokenRows>
      </FoundationSection>
      <FoundationSection title="Line height">
        <TokenRows>
          {(['tight', 'snug', 'body'] as const).map((height) => (
            <TokenRow key={height} reference={vars.lineHeight[height]}>
              <div className={styles.lineHeight[height]}>{lines}</div>
            </TokenRow>
          ))}
        </TokenRows>
      </FoundationSection>
      <FoundationSection title="Figures and lines">
        <TokenRows>
          <TokenRow reference={vars.font.body}>Il1 O0 B8 rn m åäö</TokenRow>
          <TokenRow reference={vars.font.heading}>
            <h3>Il1 O0 B8 rn m åäö</h3>
          </TokenRow>
          <TokenRow reference={vars.font.numeric}>
            <div className={styles.tabular}>
              1 111 kr
              <br />8 888 kr
            </div>
          </TokenRow>
          <TokenRow reference={vars.letterSpacing.amount}>
            <span className={styles.amountLook}>12 480 kr</span>
          </TokenRow>
          <TokenRow reference={vars.size.measure}>
            <Text>{lines}</Text>
          </TokenRow>
        </TokenRows>
      </FoundationSection>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const group of [vars.text, vars.weight, vars.lineHeight, vars.letterSpacing, vars.font]) {
      for (const reference of Object.values(group)) {
        await expect(canvas.getByText(propertyName(reference))).toBeVisible();
      }
    }
  },
};
