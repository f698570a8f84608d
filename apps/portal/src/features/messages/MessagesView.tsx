import {
  Button,
  EmptyState,
  Heading,
  LoadingArea,
  Section,
  Skeleton,
  Stack,
  Tabs,
  Text,
} from '@mina-sidor/ui';
import { fill, softHyphens } from '@mina-sidor/texts';

import type { MessagesTab } from '../../customer/clientState.ts';
import { LoadFailed } from '../../parts/LoadFailed.tsx';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { useFocusHeadingWhenLost } from '../../platform/useFocusHeadingWhenLost.ts';
import { ConversationList } from './conversations/ConversationList.tsx';
import { LostReplies } from './LostReplies.tsx';
import { NewQuestion } from './newQuestion/NewQuestion.tsx';
import { useDraftMark } from './useDraftMark.ts';
import type { Messages } from './useMessages.ts';

const words = texts.messages;

interface MessagesViewProps {
  readonly messages: Messages;
}

/** The conversations with the provider, and a form for a new question (row M01). */
export function MessagesView({ messages }: MessagesViewProps) {
  return (
    <Section isScreenHigh width="reading">
      <Stack gap="x24">
        <Heading isFocusTarget level={1}>
          {softHyphens(texts.pages.titles.messages)}
        </Heading>
        <Content messages={messages} />
      </Stack>
    </Section>
  );
}

function Content({ messages }: MessagesViewProps) {
  const { state } = messages;
  // The tabs show while the list loads. A failure removes them, and the focused element with them.
  useFocusHeadingWhenLost(state.status === 'failed', false);
  if (state.status !== 'failed') return <MessageTabs messages={messages} />;
  return (
    <LoadFailed
      home={{ label: words.failed.home, href: paths.overview }}
      isReloading={state.isReloading}
      reload={state.reload}
      reloadLabel={words.failed.reload}
      text={words.failed.text}
      title={words.failed.title}
    />
  );
}

function isMessagesTab(key: string): key is MessagesTab {
  return key === 'started' || key === 'newQuestion';
}

function MessageTabs({ messages }: MessagesViewProps) {
  const { state, tab, selectTab } = messages;
  const mark = useDraftMark('newQuestion', tab === 'newQuestion');
  return (
    <Tabs
      items={[
        {
          key: 'started',
          label:
            state.status === 'ready'
              ? softHyphens(fill(words.tabs.started, { count: state.value.length }))
              : softHyphens(words.tabs.startedUncounted),
          content: <Started messages={messages} />,
        },
        {
          key: 'newQuestion',
          label:
            mark === undefined
              ? words.tabs.newQuestion
              : fill(words.tabs.newQuestionMarked, { mark }),
          content: (
            <NewQuestion
              about={messages.about}
              conversations={state.status === 'ready' ? state.value : []}
              key={messages.entry}
              onShowConversation={messages.showConversation}
            />
          ),
        },
      ]}
      label={words.tabs.label}
      onValueChange={(key) => {
        if (isMessagesTab(key)) selectTab(key);
      }}
      value={tab}
    />
  );
}

function Started({ messages }: MessagesViewProps) {
  const { state, openIds, replyFocusedId, setOpen, setRead } = messages;
  return (
    <Stack gap="x16">
      <LoadingArea
        isLoading={state.status === 'loading'}
        label={words.loading}
        skeleton={<Skeleton count={3} height="row" />}
      >
        {state.status !== 'ready' ? null : state.value.length === 0 ? (
          <Stack gap="x16">
            {state.isRefetching ? null : <LostReplies shown={state.value} />}
            <EmptyState
              action={
                <Button onClick={() => messages.selectTab('newQuestion')}>{words.empty.ask}</Button>
              }
            >
              {words.empty.text}
            </EmptyState>
          </Stack>
        ) : (
          <ConversationList
            conversations={state.value}
            isRefetching={state.isRefetching}
            onOpenChange={setOpen}
            onRead={setRead}
            openIds={openIds}
            replyFocusedId={replyFocusedId}
          />
        )}
      </LoadingArea>
      {/* Shows with the list, which would push it down otherwise. */}
      {state.status === 'ready' ? (
        <Text size="small" tone="soft">
          {words.keptFor}
        </Text>
      ) : null}
    </Stack>
  );
}
