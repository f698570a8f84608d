import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { type Claim, claimColumns, claims, claimsOf, PagedTable } from '../../testing/claims.tsx';
import { Link } from '../Link/index.ts';
import { RowLink, Table } from './index.ts';
import { tableGuide } from './Table.guide.ts';

const longList = claimsOf(140);

const meta = {
  title: 'Data/Table',
  component: Table<Claim>,
  args: {
    caption: 'Aktiva ärenden',
    columns: claimColumns,
    rows: claims.slice(0, 4),
    rowKey: (claim) => claim.referenceNumber,
    emptyText: 'Det finns inga aktiva ärenden.',
  },
  parameters: {
    parts: { RowLink },
    guide: tableGuide,
    docs: {
      description: {
        component:
          'Rows of facts that can be compared. From 768 px a table whose headers are sort buttons; below that one card of two lines for each row, sorted by a labelled select. Tab reaches each header button, Enter and Space sort: a new text column starts ascending, a new number or date column descending, and a second press flips. The new order is announced. After "show more" and "show all" focus goes to the first new row.',
      },
    },
  },
} satisfies Meta<typeof Table<Claim>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AFewRows: Story = {};

export const HiddenCaption: Story = { args: { isCaptionHidden: true } };

export const ManyRows: Story = {
  args: { rows: claims },
  render: (args) => <PagedTable {...args} />,
};

/** Focus goes on at the first new row. */
export const ShowAllOfManyRows: Story = {
  tags: ['C14', 'C17', '!autodocs'],
  args: { rows: longList },
  render: (args) => <PagedTable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Visa alla' }));
    await expect(
      canvas.getByRole('link', { name: longList[10]?.referenceNumber ?? '' }),
    ).toHaveFocus();
    await expect(canvasElement.querySelectorAll('tbody > tr')).toHaveLength(140);
  },
};

export const WithFooterAction: Story = {
  args: {
    rows: claims.slice(0, 12),
    footerAction: (
      <p>
        Vill du ha en sammanställning av din skuld? <Link href="#bestall">Beställ här</Link>
      </p>
    ),
  },
  render: (args) => <PagedTable {...args} />,
};
