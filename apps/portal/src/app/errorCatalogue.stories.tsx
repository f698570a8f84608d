import type { ComponentType } from 'react';
import { Section } from '@mina-sidor/ui';
import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { notice } from '../testing/notices.ts';
import { createStore } from '../platform/store.ts';
import caseMeta, { Failed as CaseFailed } from '../features/case/CaseView.stories.tsx';
import damagesMeta, { Failed as DamagesFailed } from '../features/damages/DamagesView.stories.tsx';
import documentsMeta, {
  AllFailed,
  ClaimsFailed,
  ExtractsFailed,
} from '../features/documents/DocumentsView.stories.tsx';
import loggedOutMeta, { SessionEnded } from '../features/loggedOut/LoggedOutView.stories.tsx';
import loginMeta, {
  FailedCancelled,
  FailedCertificate,
  FailedExpired,
  FailedNetwork,
  FailedTimeout,
  FailedUnknown,
} from '../features/login/LoginPanel.stories.tsx';
import messagesMeta, {
  Content as MessagesContent,
  Failed as MessagesFailed,
} from '../features/messages/MessagesView.stories.tsx';
import { MessagesView } from '../features/messages/MessagesView.tsx';
import questionMeta, {
  Failed as QuestionFailed,
} from '../features/messages/newQuestion/NewQuestion.stories.tsx';
import overviewMeta, {
  Customer,
  EverythingOffline,
} from '../features/overview/Overview.stories.tsx';
import { DebtCompilationDialog } from '../parts/debtCompilation/DebtCompilation.tsx';
import { customerPages } from '../allFeatures.ts';
import type { CustomerPageName } from '../paths.ts';
import { StoryFrame } from '../testing/StoryFrame.tsx';
import { GlobalErrorScreen } from './GlobalErrorScreen.tsx';
import { PageUnreachable } from './GateFailed.tsx';
import { StartFailed } from './StartFailed.tsx';
import { Unexpected } from './Unexpected.tsx';

/** Every error by its row. Silent errors show the page that stays. */
const meta = {
  title: 'Pages/Errors',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

/** A page's story, with its play function. */
type Screen = ComponentType & {
  readonly play?: (context: { readonly canvasElement: HTMLElement }) => Promise<void>;
};

function screen(Screen: Screen): Story {
  return {
    render: () => <Screen />,
    play: async ({ canvasElement }) => {
      await Screen.play?.({ canvasElement });
    },
  };
}

function framed(content: React.ReactNode): Story {
  return { render: () => <StoryFrame>{content}</StoryFrame> };
}

/** A conversation with a file, and the answer to the request for the files. */
function files(answer: (path: string) => Response): Story {
  const story = {
    ...MessagesContent,
    render: (args: React.ComponentProps<typeof MessagesView>) => (
      <StoryFrame answer={answer}>
        <MessagesView {...args} />
      </StoryFrame>
    ),
  };
  return screen(composeStory(story, messagesMeta));
}

const listed = [
  {
    token: 'abc',
    fileName: 'bekraftelse-avstallning.pdf',
    extension: 'pdf',
    fileSize: 219_136,
    removedDateTime: null,
  },
];

async function showsFile({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  const page = within(canvasElement);
  await expect(await page.findByText('bekraftelse-avstallning.pdf')).toBeInTheDocument();
  await expect(notice('alert', canvasElement)).not.toBeInTheDocument();
}

const serverWords = 'NullReferenceException at Files.cs:42';

const orderFailed = (
  problem: React.ComponentProps<typeof DebtCompilationDialog>['compilation']['problem'],
) =>
  framed(
    <DebtCompilationDialog
      compilation={{
        open: true,
        isOver: false,
        phase: 'error',
        problem,
        isListOpen: true,
        onOpenChange: nothing,
        confirm: nothing,
      }}
    />,
  );

const unreachable = (page: CustomerPageName) =>
  framed(
    <Section>
      <PageUnreachable
        isReloading={false}
        page={page}
        reload={nothing}
        text={customerPages[page].unreachable ?? ''}
      />
    </Section>,
  );

export const E01: Story = {
  ...files(() => Response.json(listed, { status: 203 })),
  play: showsFile,
};
// The page's own stories check these screens, so they are not tested again here.
export const E02: Story = {
  ...screen(composeStory(EverythingOffline, overviewMeta)),
  tags: ['!test'],
};
let isRenewed = false;
export const E03: Story = {
  ...files((path) => {
    if (path.endsWith('/Refresh')) isRenewed = true;
    return isRenewed
      ? Response.json(listed)
      : new Response(null, { status: 401, headers: { 'Token-Expired': 'true' } });
  }),
  play: showsFile,
};
export const E04: Story = { ...screen(composeStory(SessionEnded, loggedOutMeta)), tags: ['!test'] };
export const E05 = files(() => new Response(null, { status: 418 }));
export const E06 = framed(<GlobalErrorScreen error={{ kind: 'connection' }} />);
/** The page stays: a failed keep-alive shows nothing. */
export const E07: Story = { ...screen(composeStory(Customer, overviewMeta)), tags: ['!test'] };
/** One example: an order got no answer, and the list of documents cannot be fetched. */
export const E08 = orderFailed('unknown');
export const E09 = framed(
  <GlobalErrorScreen
    error={{ kind: 'paymentNotStarted', httpStatus: 500, money: createStore('nothing') }}
  />,
);
export const E10 = orderFailed('failed');
export const E11: Story = { ...screen(composeStory(AllFailed, documentsMeta)), tags: ['!test'] };
export const E11Claims: Story = {
  ...screen(composeStory(ClaimsFailed, documentsMeta)),
  tags: ['!test'],
};
export const E11Extracts: Story = {
  ...screen(composeStory(ExtractsFailed, documentsMeta)),
  tags: ['!test'],
};
export const E12: Story = {
  ...screen(composeStory(QuestionFailed, questionMeta)),
  tags: ['!test'],
};
export const E13: Story = {
  ...screen(composeStory(MessagesFailed, messagesMeta)),
  tags: ['!test'],
};
/** The screen of E26. */
export const E14: Story = {
  ...files(() => new Response(null, { status: 500 })),
  tags: ['!test'],
};
export const E15 = files(() => Response.json([]));
export const E16: Story = { ...screen(composeStory(DamagesFailed, damagesMeta)), tags: ['!test'] };
export const E17: Story = { ...screen(composeStory(FailedExpired, loginMeta)), tags: ['!test'] };
export const E18: Story = {
  ...screen(composeStory(FailedCertificate, loginMeta)),
  tags: ['!test'],
};
export const E19: Story = { ...screen(composeStory(FailedCancelled, loginMeta)), tags: ['!test'] };
export const E20Network: Story = {
  ...screen(composeStory(FailedNetwork, loginMeta)),
  tags: ['!test'],
};
export const E20Timeout: Story = {
  ...screen(composeStory(FailedTimeout, loginMeta)),
  tags: ['!test'],
};
export const E20Unknown: Story = {
  ...screen(composeStory(FailedUnknown, loginMeta)),
  tags: ['!test'],
};
export const E21 = unreachable('claims');
export const E22Case: Story = { ...unreachable('case'), tags: ['!test'] };
export const E22Documents: Story = { ...unreachable('documents'), tags: ['!test'] };
export const E22Messages: Story = { ...unreachable('messages'), tags: ['!test'] };
export const E22Damages: Story = { ...unreachable('damages'), tags: ['!test'] };
export const E23: Story = { ...unreachable('registerExtract'), tags: ['!test'] };
export const E24 = framed(<Unexpected error={new Error('story')} />);
/** The portal cannot start at all. */
export const E24Start: Story = { render: () => <StartFailed /> };
export const E25: Story = { ...screen(composeStory(CaseFailed, caseMeta)), tags: ['!test'] };
export const E26: Story = {
  ...files(() => new Response(serverWords, { status: 500 })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByText(/Dina bifogade filer kan tyvärr inte visas/u),
    ).toBeInTheDocument();
    await expect(canvasElement).not.toHaveTextContent(serverWords);
  },
};
