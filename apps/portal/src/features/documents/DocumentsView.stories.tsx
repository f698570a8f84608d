import type { Meta, StoryObj } from '@storybook/react-vite';
import type { InsuranceDocument } from '@mina-sidor/api-client';

import { StoryFrame } from '../../shared/testing/StoryFrame.tsx';
import { DocumentsView } from './DocumentsView.tsx';

const compilation: InsuranceDocument = {
  minaSidorDocumentType: 'Sammanställning',
  minaSidorDisplayName: 'Skuldsammanställning',
  deliveryMethod: 'Mina sidor',
  referenceNumber: null,
  createdDate: '2026-11-20',
  index: 1,
  token: null,
  fileSize: 39_481,
};

const meta = {
  title: 'Sidor/Dokument',
  component: DocumentsView,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <StoryFrame>
      <DocumentsView {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof DocumentsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The second has neither index nor token, so that it cannot be fetched; of the third the size is not known. */
export const Content: Story = {
  args: {
    compilations: {
      status: 'ready',
      compilations: [
        compilation,
        { ...compilation, createdDate: '2026-05-04', index: null },
        { ...compilation, createdDate: '2025-12-24', index: 3, fileSize: null },
      ],
    },
  },
};

export const Loading: Story = { args: { compilations: { status: 'loading' } } };

export const Failed: Story = {
  args: { compilations: { status: 'failed', reload: () => undefined } },
};

export const Empty: Story = { args: { compilations: { status: 'empty', canOrder: true } } };

export const Offline: Story = { args: { compilations: { status: 'offline' } } };

export const Blocked: Story = { args: { compilations: { status: 'blocked' } } };

export const NotAvailable: Story = { args: { compilations: { status: 'notAvailable' } } };
