import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType, ReactNode } from 'react';
import { expect } from 'storybook/test';

import * as icons from '../components/Icon/Icon.tsx';
import { type IconProps, SortIcon } from '../components/Icon/index.ts';
import { Inline, Stack } from '../components/Layout/index.ts';
import { Text } from '../components/Text/index.ts';
import { FoundationPage, FoundationSection } from './Foundation.tsx';
import * as styles from './foundations.css.ts';

const meta = {
  title: 'Foundations/Icons',
  component: FoundationPage,
  args: {
    title: 'Icons',
    lead: 'Drawn on a grid of 24, in the colour and relative to the size of the text next to them. Never an icon without a word, visible or visually hidden: assistive technology skips all icons.',
    children: null,
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof FoundationPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A new icon does not compile until its meaning is added here. */
const meanings: Readonly<Record<keyof typeof icons, string>> = {
  ArrowRightIcon: 'Leads on to another page.',
  ChevronDownIcon: 'Opens what lies below.',
  ChevronLeftIcon: 'Leads back.',
  CheckIcon: 'Chosen, or passed.',
  CloseIcon: 'Closes or takes away.',
  ExternalIcon: 'Opens in a new tab.',
  InfoIcon: 'Something to know.',
  WarningIcon: 'Something to watch.',
  ErrorIcon: 'Something is wrong.',
  SuccessIcon: 'Something is done.',
  DocumentIcon: 'A document or a claim.',
  CarIcon: 'A vehicle or a damage.',
  MessageIcon: 'A message.',
  FolderIcon: 'A collection of documents.',
  PartlyIcon: 'Something is done in part.',
  CopyIcon: 'Copies to the clipboard.',
  PrintIcon: 'Prints the page.',
  MenuIcon: 'Opens a menu.',
};

function isNamed(name: string): name is keyof typeof icons {
  return name in meanings;
}

function IconTile({
  name,
  icon: Icon,
}: {
  readonly name: keyof typeof icons;
  readonly icon: ComponentType<IconProps>;
}): ReactNode {
  return (
    <li className={styles.iconTile}>
      <Inline gap="x8">
        <Icon size="small" />
        <Icon />
        <Icon size="large" />
      </Inline>
      <Stack gap="x4">
        <code className={styles.code}>{name}</code>
        <Text size="small" tone="soft">
          {meanings[name]}
        </Text>
      </Stack>
    </li>
  );
}

export const Icons: Story = {
  name: 'Icons',
  render: (args) => (
    <FoundationPage {...args}>
      <FoundationSection
        lead="Small next to text, medium in buttons and notices, large in tiles."
        title="The set"
      >
        <ul className={styles.icons}>
          {Object.entries(icons).map(([name, icon]) =>
            isNamed(name) ? <IconTile icon={icon} key={name} name={name} /> : null,
          )}
        </ul>
      </FoundationSection>
      <FoundationSection
        lead="The shape shows the direction, not only the colour. Screen readers read the column’s aria-sort."
        title="SortIcon"
      >
        <ul className={styles.icons}>
          {(['none', 'ascending', 'descending'] as const).map((direction) => (
            <li className={styles.iconTile} key={direction}>
              <SortIcon direction={direction} size="large" />
              <code className={styles.code}>{direction}</code>
            </li>
          ))}
        </ul>
      </FoundationSection>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')];
    await expect(drawings).toHaveLength(3 * Object.keys(icons).length);
    await expect(drawings.every((icon) => icon.getAttribute('aria-hidden') === 'true')).toBe(true);
  },
};
