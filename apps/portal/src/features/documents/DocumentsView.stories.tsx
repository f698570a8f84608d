import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { StoryFrame } from '../../testing/StoryFrame.tsx';
import type { DocumentRow } from './documents.rules.ts';
import { DocumentsView } from './DocumentsView.tsx';
import type { Documents } from './useDocuments.ts';

const letter: DocumentRow = {
  key: '1',
  name: 'Kravbrev',
  referenceNumber: '47110023918',
  sentVia: 'Brev',
  date: '2026-11-02',
  size: 73_481,
  file: { index: '1' },
};
const extract: DocumentRow = {
  ...letter,
  name: 'Registerutdrag',
  referenceNumber: null,
  sentVia: null,
  file: { token: 'r-1' },
};
const longName =
  'Information om trafikförsäkring och om vad som gäller när du ställer av ditt fordon';

const content: Documents = {
  notices: { claims: null, page: null },
  claims: {
    status: 'ready',
    value: {
      demands: [
        letter,
        { ...letter, key: '2', name: 'Påminnelse', sentVia: 'E-post', date: '2026-10-14' },
        { ...letter, key: '3', name: longName, referenceNumber: null, sentVia: null, size: null },
        { ...letter, key: '4', file: null, sentVia: 'Kivra', date: '2026-08-29' },
      ],
      agreements: [{ ...letter, name: 'Avbetalningsplan' }],
      compilations: [{ ...letter, name: 'Skuldsammanställning' }],
    },
  },
  extracts: { status: 'ready', value: [extract, { ...extract, key: '2', date: '2026-09-10' }] },
  canOrderCompilation: true,
};
const nothing: Documents = {
  ...content,
  claims: { status: 'ready', value: { demands: [], agreements: [], compilations: [] } },
  extracts: { status: 'ready', value: [] },
};
const failed = { status: 'failed', reload: () => undefined, isReloading: false } as const;

const meta = {
  title: 'Pages/Documents',
  tags: ['!autodocs'],
  component: DocumentsView,
  parameters: { layout: 'fullscreen' },
  args: { documents: content },
  render: (args) => (
    <StoryFrame>
      <DocumentsView {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof DocumentsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One letter has a long name and no size, and another has no file. */
export const Content: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const rowsOf = (name: string) =>
      within(page.getByRole('table', { name })).getAllByRole('rowheader');
    const letters = rowsOf('Kravbrev och utskick');
    const canBeOpened = letters.map((letter) => within(letter).queryByRole('button') !== null);
    await expect(canBeOpened).toEqual([true, true, true, false]);
    await expect(rowsOf('Avtal om avbetalningsplan')).toHaveLength(1);
    await expect(rowsOf('Skuldsammanställningar')).toHaveLength(1);
    await expect(rowsOf('Registerutdrag')).toHaveLength(2);
  },
};

export const Loading: Story = {
  args: {
    documents: { ...content, claims: { status: 'loading' }, extracts: { status: 'loading' } },
  },
};

export const Empty: Story = {
  args: { documents: { ...nothing, notices: { claims: null, page: 'noDocuments' } } },
};

/** Somebody who is not a customer of the claims system has no debt to compile. */
export const EmptyWithoutClaims: Story = {
  args: {
    documents: {
      ...nothing,
      notices: { claims: null, page: 'noDocuments' },
      canOrderCompilation: false,
    },
  },
};

export const ClaimsFailed: Story = {
  args: {
    documents: { ...content, notices: { claims: null, page: 'someFailed' }, claims: failed },
  },
};

export const ExtractsFailed: Story = {
  args: {
    documents: { ...content, notices: { claims: null, page: 'someFailed' }, extracts: failed },
  },
};

export const AllFailed: Story = {
  args: {
    documents: {
      ...content,
      notices: { claims: null, page: 'allFailed' },
      claims: failed,
      extracts: failed,
    },
  },
};

export const Offline: Story = {
  args: { documents: { ...nothing, notices: { claims: 'offline', page: null } } },
};

export const Blocked: Story = {
  args: { documents: { ...content, notices: { claims: 'blocked', page: null } } },
};

export const NotAvailable: Story = {
  args: { documents: { ...content, notices: { claims: 'notAvailable', page: null } } },
};
