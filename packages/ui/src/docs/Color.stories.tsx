import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useRef } from 'react';
import { expect, waitFor, within } from 'storybook/test';

import { Text } from '../components/Text/index.ts';
import { classNames } from '../private/classNames.ts';
import { type ColorName, leastContrast, markPairs, textPairs } from '../theme/colorPairs.ts';
import { vars } from '../theme/contract.css.ts';
import { FoundationPage, FoundationSection, TokenName } from './Foundation.tsx';
import * as styles from './foundations.css.ts';
import { propertyName, renderedContrast, useRendered } from './liveValues.ts';

const meta = {
  title: 'Foundations/Colour',
  component: FoundationPage,
  args: {
    title: 'Colour',
    lead: 'White cards on a warm off-white, one deep green and one signal yellow. Values and contrast are read from this page: switch brand and scheme in the toolbar and they follow.',
    children: null,
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof FoundationPage>;

export default meta;

type Story = StoryObj<typeof meta>;

type Uses = Readonly<Partial<Record<ColorName, string>>>;

const ground: Uses = {
  canvas: 'The page.',
  surface: 'Cards, header, fields, dialogs.',
  neutralTint: 'Tags without a tone, skeletons, a button that does not work now.',
  line: 'Rules between parts. Decoration: it never says alone that something can be used.',
  control: 'Edges of fields and check boxes.',
  backdrop: 'Lies over the page while a dialog is open.',
};

const words: Uses = {
  ink: 'Text and headings.',
  inkSoft: 'Explanations and labels.',
};

const brand: Uses = {
  brand: 'A ground: bands, main buttons, the wide card.',
  brandHover: 'The same ground under a pointer.',
  brandOverlay: 'A tile on the brand ground.',
  onBrand: 'Words on the brand ground.',
  onBrandSoft: 'Secondary words on the brand ground.',
  brandText: 'The brand as words, marks and edges on every other ground.',
  brandTextHover: 'Those words under a pointer.',
  brandTint: 'The customer’s own messages, icon tiles, a secondary button under a pointer.',
};

const accent: Uses = {
  accent: 'The ornament, what happens now. Never words.',
  currentMark: 'The mark of the current page in the menu.',
  onAccent: 'Words on the accent.',
};

const meanings: Uses = {
  info: 'Something to know.',
  infoTint: 'Its ground.',
  positive: 'Something went well.',
  positiveTint: 'Its ground.',
  warning: 'Something to watch.',
  warningTint: 'Its ground.',
  warningRule: 'Its rule and edge.',
  critical: 'Something is wrong, or unread.',
  criticalTint: 'Its ground.',
  onCritical: 'Words on the critical colour itself.',
};

const code: Uses = {
  qrDark: 'The code. The same in every scheme, because cameras need dark on light.',
  qrLight: 'Its ground, the same in every scheme.',
};

function Palette({ title, uses }: { readonly title: string; readonly uses: Uses }): ReactNode {
  return (
    <FoundationSection title={title}>
      <ul className={styles.tiles}>
        {Object.entries(vars.color).map(([name, reference]) =>
          isIn(uses, name) ? (
            <li className={styles.tile} key={name}>
              <div className={classNames(styles.swatch, styles.ground[name])} />
              <div className={styles.tileWords}>
                <TokenName reference={reference} />
                <Text size="small">{uses[name]}</Text>
              </div>
            </li>
          ) : null,
        )}
      </ul>
    </FoundationSection>
  );
}

function isIn(uses: Uses, name: string): name is ColorName {
  return name in uses;
}

type Pair = (typeof textPairs)[number];

function TextPair({ color, ground: on, least }: Pair): ReactNode {
  const ref = useRef<HTMLLIElement>(null);
  const ratio = useRendered(() => renderedContrast(ref.current));
  return (
    <li className={classNames(styles.pair, styles.ground[on], styles.ink[color])} ref={ref}>
      <span>
        {color} on {on}
      </span>
      <span className={styles.ratio} data-least={least} data-ratio={ratio}>
        {ratio} : 1
      </span>
    </li>
  );
}

/** The rule has the tone's colour; the text next to it has a colour that is readable on that background. */
function MarkPair({ color, ground: on }: Pair): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const ratio = useRendered(() => renderedContrast(ref.current));
  return (
    <li className={styles.tile}>
      <div
        className={classNames(styles.markSample, styles.ground[on], styles.ink[color])}
        ref={ref}
      />
      <div className={styles.tileWords}>
        <Text size="small">
          {color} on {on}
        </Text>
        <Text size="small" weight="bold">
          {ratio} : 1
        </Text>
      </div>
    </li>
  );
}

function PairsOf({ least }: { readonly least: number }): ReactNode {
  return (
    <ul className={styles.pairs}>
      {textPairs
        .filter((pair) => pair.least === least)
        .map((pair) => (
          <TextPair key={`${pair.color} on ${pair.ground}`} {...pair} />
        ))}
    </ul>
  );
}

export const Colors: Story = {
  name: 'Colour',
  render: (args) => (
    <FoundationPage {...args}>
      <Palette title="Ground" uses={ground} />
      <Palette title="Words" uses={words} />
      <Palette title="Brand" uses={brand} />
      <Palette title="Accent" uses={accent} />
      <Palette title="Meanings" uses={meanings} />
      <Palette title="QR code" uses={code} />
      <FoundationSection
        lead="Every combination of text and background in a component. A test fails when a style has a combination that is not listed here, or when its contrast in a theme is too low."
        title="Words that reach 7 to 1"
      >
        <PairsOf least={leastContrast.comfortableText} />
      </FoundationSection>
      <FoundationSection
        lead="Text in the colour of a meaning, on the tint of that meaning."
        title="Words that reach 4.5 to 1"
      >
        <PairsOf least={leastContrast.text} />
      </FoundationSection>
      <FoundationSection
        lead="Edges of controls, and marks that carry meaning."
        title="Marks that reach 3 to 1"
      >
        <ul className={styles.pairs}>
          {markPairs.map((pair) => (
            <MarkPair key={`${pair.color} on ${pair.ground}`} {...pair} />
          ))}
        </ul>
      </FoundationSection>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const reference of Object.values(vars.color)) {
      await expect(canvas.getByText(propertyName(reference))).toBeVisible();
    }
    // Contrast is computed after the page is drawn. A built Storybook does not wait for that, so we do.
    await waitFor(async () => {
      const tooFaint = [...canvasElement.querySelectorAll<HTMLElement>('[data-ratio]')].filter(
        ({ dataset }) => !(Number(dataset['ratio']) >= Number(dataset['least'])),
      );
      await expect(tooFaint.map((pair) => pair.parentElement?.textContent)).toEqual([]);
    });
  },
};
