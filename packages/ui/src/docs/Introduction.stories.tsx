import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useId, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { BulletList } from '../components/BulletList/index.ts';
import { Button } from '../components/Button/index.ts';
import { Card } from '../components/Card/index.ts';
import { DigitGroups } from '../components/DigitGroups/index.ts';
import { Heading } from '../components/Heading/index.ts';
import { Hero } from '../components/Hero/index.ts';
import { Grid, Section, Stack } from '../components/Layout/index.ts';
import { Notice } from '../components/Notice/index.ts';
import { Tag } from '../components/Tag/index.ts';
import { Text } from '../components/Text/index.ts';
import { codeBlock } from './foundations.css.ts';
import * as styles from './introduction.css.ts';
import { first, install, retheme, test, wrongUse } from './introductionCode.ts';

const meta = {
  title: 'Introduction',
  component: Introduction,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Introduction>;

export default meta;

type Story = StoryObj<typeof meta>;

function Code({ children }: { readonly children: string }): ReactNode {
  return (
    <pre className={codeBlock}>
      <code lang="sv">{children}</code>
    </pre>
  );
}

/** An explanation next to a code example. */
function Step({
  title,
  words,
  children,
}: {
  readonly title: string;
  readonly words: readonly string[];
  readonly children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.step}>
      <Stack gap="x12">
        <Heading id={id} level={2}>
          {title}
        </Heading>
        {words.map((text) => (
          <Text key={text} tone="soft">
            {text}
          </Text>
        ))}
      </Stack>
      {children}
    </section>
  );
}

/** A part of the portal, built from the real components. */
function Sample(): ReactNode {
  const [isPaid, setIsPaid] = useState(false);
  return (
    <Card isRaised padding="large">
      <div lang="sv">
        <Stack align="start" gap="x16">
          <Tag tone={isPaid ? 'positive' : 'warning'}>{isPaid ? 'Betald' : 'Att betala'}</Tag>
          <Heading eyebrow="Referensnummer" level={2}>
            <DigitGroups value="47110023918" />
          </Heading>
          {isPaid ? (
            <Notice announcement="status" title="Betalningen är mottagen" tone="positive">
              Den syns i ditt ärende inom tre dagar.
            </Notice>
          ) : (
            <Text>Förfaller 2026-11-30. Betala så blir ärendet klart.</Text>
          )}
          <Button
            onClick={() => {
              setIsPaid(!isPaid);
            }}
            variant={isPaid ? 'secondary' : 'primary'}
          >
            {isPaid ? 'Börja om' : 'Betala 1 240 kr'}
          </Button>
        </Stack>
      </div>
    </Card>
  );
}

const promises = [
  'WCAG 2.2 level AA whole, and AAA where it costs nothing: contrast of at least 4.5:1, mostly 7:1, and targets of 44 px.',
  'Everything works by keyboard alone, in the order in which it is read, with a ring that nothing covers.',
  'What changes is heard once. Nothing is both announced and focused.',
  '320 px, 400 % zoom, text at 200 % and WCAG text spacing without sideways scroll or cut words.',
  'Forced colours keep every edge, mark and state; reduced motion stops all movement; paper comes out clean.',
  'Each story is visited in light, dark and at 320 px: played by keyboard and pointer, then checked whole by axe. A violation fails the build.',
];

const places: readonly { readonly name: string; readonly what: string }[] = [
  {
    name: 'Foundations',
    what: 'Colour, type, space, motion, icons and themes, with the values that the page draws.',
  },
  {
    name: 'Layout to Messages',
    what: 'A page for each component: when to use it and when not, its parts, its keys, what is heard, its props and every state as a story.',
  },
  {
    name: 'The toolbar',
    what: 'Switches brand, scheme and width. The accessibility panel shows what axe says of the story.',
  },
  {
    name: 'packages/ui/README.md',
    what: 'Installing, entries, themes and testing, for those who build a site.',
  },
  {
    name: 'docs/decisions',
    what: 'Why it is built so: themes, layers, words, Radix.',
  },
];

/** The first page: what the library is and how to start. It is for developers, so its text is English. */
function Introduction(): ReactNode {
  return (
    <main lang="en">
      <Hero
        aside={
          <Card>
            <Stack gap="x16">
              <Heading level={2} size="h3">
                What it is
              </Heading>
              <BulletList
                items={[
                  'The building blocks of a portal where people manage what they owe: from a badge to a payment card and a conversation.',
                  'Accessible by default, and typed so that wrong use does not compile.',
                  'Without a word of its own: every text comes from you.',
                  'Light and dark, one brand or another, by one file.',
                ]}
              />
            </Stack>
          </Card>
        }
        heading="The components of Mina sidor"
        lead="React components for people who are worried about money: calm, exact, kind, and usable by everybody. Press the button: this is the library itself."
        main={<Sample />}
      />
      <Section spacing="x24">
        <div className={styles.body}>
          <Step
            title="Install"
            words={[
              'ESM, types and CSS files. React is a peer; Radix carries the dialogs. The Swedish and English words are a package of their own, and any words of the same shape do.',
            ]}
          >
            <Code>{install}</Code>
          </Step>
          <Step
            title="Begin"
            words={[
              'Load the font, the styles and one theme once. Put UiProvider around the application: it gives components their words, their language, your router’s link, and the two live regions that speak.',
              'Each component is an entry too, with its own CSS: @mina-sidor/ui/Button brings nothing else along.',
            ]}
          >
            <Code>{first}</Code>
          </Step>
          <Step
            title="Make it yours"
            words={[
              'Every colour, size and duration is a custom property. Override a few, or write a theme in TypeScript: one that misses a value does not compile, and a test shows the contrast of each pair. Foundations / Themes has the whole example, dark scheme included.',
            ]}
          >
            <Code>{retheme}</Code>
          </Step>
          <Step
            title="Let the types help"
            words={[
              'Props are unions of what makes sense together. What a screen reader needs is required, tones are named by meaning, and there is no className to break the look with.',
            ]}
          >
            <Code>{wrongUse}</Code>
          </Step>
          <Step
            title="Test"
            words={[
              'Find things by role and name, as people do: every component has both. @mina-sidor/ui/testing adds testers and matchers for dialogs, tables, announcements and the order of the Tab key.',
            ]}
          >
            <Code>{test}</Code>
          </Step>
          <section aria-labelledby="promise">
            <Stack gap="x20">
              <Heading id="promise" level={2}>
                The accessibility promise
              </Heading>
              <Grid columns={2}>
                <BulletList items={promises.slice(0, 3)} />
                <BulletList items={promises.slice(3)} />
              </Grid>
            </Stack>
          </section>
          <section aria-labelledby="places">
            <Stack gap="x12">
              <Heading id="places" level={2}>
                Where to find things
              </Heading>
              <dl className={styles.places}>
                {places.map(({ name, what }) => (
                  <PlaceRow key={name} name={name} what={what} />
                ))}
              </dl>
            </Stack>
          </section>
        </div>
      </Section>
    </main>
  );
}

function PlaceRow({ name, what }: (typeof places)[number]): ReactNode {
  return (
    <>
      <dt className={styles.place}>{name}</dt>
      <dd className={styles.placeText}>{what}</dd>
    </>
  );
}

export const Start: Story = {
  name: 'Start',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Betala/u }));
    await expect(canvas.getByRole('button', { name: 'Börja om' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const pay = canvas.getByRole('button', { name: /Betala/u });
    await expect(pay).toHaveFocus();
    // A visitor should see the top of the page, not the button that this test pressed.
    pay.blur();
    window.scrollTo(0, 0);
  },
};
