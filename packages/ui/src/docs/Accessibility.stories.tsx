import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';

import { BulletList } from '../components/BulletList/index.ts';
import { type Column, Table } from '../components/Table/index.ts';
import { type Criterion, criteria } from './conformance.ts';
import { FoundationPage, FoundationSection } from './Foundation.tsx';
import { heardInPortal, reviewedByHand } from './reviews.ts';

const meta = {
  title: 'Accessibility',
  component: FoundationPage,
  args: {
    title: 'Accessibility of the components',
    lead: 'What each criterion of WCAG 2.2 gets, how that was tried, and what was not tried.',
    children: null,
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof FoundationPage>;

export default meta;

type Story = StoryObj<typeof meta>;

const columns: readonly Column<Criterion>[] = [
  {
    key: 'criterion',
    header: 'Criterion',
    kind: 'none',
    onPhone: 'title',
    cell: ({ number, name, level }) => `${number} ${name} (${level})`,
  },
  { key: 'verdict', header: 'Verdict', kind: 'none', cell: ({ verdict }) => verdict },
  { key: 'remark', header: 'Remark', kind: 'none', cell: ({ remark }) => remark },
];

function Verdicts(): ReactNode {
  return (
    <Table
      caption="Verdicts"
      columns={columns}
      emptyText=""
      isCaptionHidden
      rowKey={({ number }) => number}
      rows={criteria}
    />
  );
}

const review = heardInPortal(reviewedByHand);

const tried = [
  ...review.scope,
  'States: every story, which are the states of each component: empty, filled, in error, locked, loading, failed, long words. 442 were operated and read by hand, on 2026-11-21.',
  'By whom: by hand, somebody who had not written the components. Nobody from outside.',
];

export const Conformance: Story = {
  render: (args) => (
    <FoundationPage {...args}>
      <FoundationSection title="How it was tried">
        <BulletList items={tried} />
      </FoundationSection>
      <FoundationSection title="What was not tried">
        <BulletList items={review.notTried} />
      </FoundationSection>
      <FoundationSection
        lead="In the words of a conformance report (VPAT 2.5), for levels A and AA. The page of each component names its own limits."
        title="WCAG 2.2"
      >
        <Verdicts />
      </FoundationSection>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    const rows = within(within(canvasElement).getByRole('table')).getAllByRole('row');
    // All criteria of levels A and AA, below the headers.
    await expect(rows).toHaveLength(55 + 1);
  },
};
