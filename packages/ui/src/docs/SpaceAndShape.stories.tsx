import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { DescriptionList } from '../components/DescriptionList/index.ts';
import { vars } from '../theme/contract.css.ts';
import { breakpoints } from '../theme/tokens.ts';
import { FoundationPage, FoundationSection, TokenRow, TokenRows } from './Foundation.tsx';
import * as styles from './foundations.css.ts';
import { propertyName } from './liveValues.ts';

const meta = {
  title: 'Foundations/Space and shape',
  component: FoundationPage,
  args: {
    title: 'Space and shape',
    lead: 'Things that belong together are close to one another, and a theme has at most one ornament. No component has outer margins: Stack, Inline and Grid set the distance.',
    children: null,
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof FoundationPage>;

export default meta;

type Story = StoryObj<typeof meta>;

const spaces = ['x4', 'x8', 'x12', 'x16', 'x20', 'x24', 'x32', 'x40', 'x48', 'x64', 'x88'] as const;

const breakpointUses = {
  sm: 'term and description beside one another',
  md: 'tables instead of cards, two columns, larger headings',
  lg: 'the header’s navigation in full, main part and aside, three columns',
  xl: 'offered for pages; no component changes here',
  xxl: 'offered for pages; no component changes here',
} as const;

export const SpaceAndShape: Story = {
  name: 'Space and shape',
  render: (args) => (
    <FoundationPage {...args}>
      <FoundationSection lead="In rem, so that space grows with the text." title="Space">
        <TokenRows>
          {spaces.map((space) => (
            <TokenRow key={space} reference={vars.space[space]}>
              <div className={styles.spaceBar[space]} />
            </TokenRow>
          ))}
        </TokenRows>
      </FoundationSection>
      <FoundationSection
        lead="Targets are at least 44 px high, buttons 48 px, at normal text size."
        title="Sizes"
      >
        <TokenRows>
          {(
            ['target', 'button', 'gutter', 'loginArea', 'measure', 'reading', 'container'] as const
          ).map((size) => (
            <TokenRow key={size} reference={vars.size[size]}>
              <div className={styles.sizeBar[size]} />
            </TokenRow>
          ))}
        </TokenRows>
      </FoundationSection>
      <FoundationSection title="Corners">
        <TokenRows>
          {(['small', 'medium', 'large', 'pill'] as const).map((radius) => (
            <TokenRow key={radius} reference={vars.radius[radius]}>
              <div className={styles.radiusBox[radius]} />
            </TokenRow>
          ))}
        </TokenRows>
      </FoundationSection>
      <FoundationSection
        lead="Edges are borders instead of shadows, so that forced colours keep them."
        title="Lines"
      >
        <TokenRows>
          {(['thin', 'thick', 'bullet', 'nav', 'rule'] as const).map((width) => (
            <TokenRow key={width} reference={vars.border[width]}>
              <div className={styles.borderLine[width]} />
            </TokenRow>
          ))}
        </TokenRows>
      </FoundationSection>
      <FoundationSection title="Shadows">
        <TokenRows>
          {(['raised', 'overlay'] as const).map((shadow) => (
            <TokenRow key={shadow} reference={vars.shadow[shadow]}>
              <div className={styles.shadowBox[shadow]} />
            </TokenRow>
          ))}
        </TokenRows>
      </FoundationSection>
      <FoundationSection
        lead="Exported as breakpoints. Media queries use them in em, so that a window with large text counts as a narrow one."
        title="Breakpoints"
      >
        <DescriptionList
          items={(['sm', 'md', 'lg', 'xl', 'xxl'] as const).map((name) => ({
            term: `${name}, ${String(breakpoints[name])} px`,
            description: breakpointUses[name],
          }))}
        />
      </FoundationSection>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const group of [vars.space, vars.size, vars.radius, vars.border, vars.shadow]) {
      for (const reference of Object.values(group)) {
        await expect(canvas.getByText(propertyName(reference))).toBeVisible();
      }
    }
    for (const width of [576, 768, 992, 1200, 1400]) {
      await expect(canvas.getByText(new RegExp(`, ${String(width)} px$`, 'u'))).toBeVisible();
    }
  },
};
