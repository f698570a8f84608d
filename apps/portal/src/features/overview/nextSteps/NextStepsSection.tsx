import { useEffect, useRef, useState } from 'react';
import {
  Button,
  DocumentIcon,
  ErrorIcon,
  InfoIcon,
  Inline,
  Link,
  MessageIcon,
  Stack,
  type Task,
  type TaskAction,
  TaskList,
  TasksDone,
  Text,
  TextButton,
  useAnnounce,
  WarningIcon,
} from '@mina-sidor/ui';
import { fill, softHyphens } from '@mina-sidor/texts';

import { useCustomer } from '../../../customer/customer.ts';
import { useServices } from '../../../customer/services.ts';
import { monthOfPlans } from '../../../monthOfPlans.ts';
import { hrefOf, paths } from '../../../paths.ts';
import { useFocusHeadingOnUnmount } from '../../../platform/useFocusHeadingOnUnmount.ts';
import { useShowConversation } from './useShowConversation.ts';
import { useWriteAbout } from '../../../parts/useWriteAbout.ts';
import { withLinkedReferences, withReferences } from '../../../parts/withReferences.tsx';
import { texts } from '../../../texts.ts';
import type { NextStep, StepAction, StepKind } from './nextStep.ts';
import type { Gap, NextSteps } from './nextSteps.rules.ts';
import { type LateRow, shownStepsOf } from './shownSteps.rules.ts';

const words = texts.nextSteps;

interface NextStepsSectionProps {
  readonly next: NextSteps;
  readonly early: NextSteps | null;
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

/** What the customer has to do now, or that there is nothing (row Z76). */
export function NextStepsSection({ next, early, retry, isRetrying }: NextStepsSectionProps) {
  const [isOpened, setIsOpened] = useState(false);
  const actionOf = useActionOf();
  const hasClaims = useCustomer().access.routes.claims;
  const { steps, leftOut, gap, calm, late } = shownStepsOf(next, early, isOpened);
  if (calm !== null) {
    return <TasksDone headingLevel={2} text={calm.text ?? undefined} title={calm.title} />;
  }
  const isMore = leftOut > 0 && hasClaims;
  const isGap = gap !== null && gap !== 'late';
  return (
    <TaskList
      foot={
        isMore || isGap ? (
          <Stack align="start" gap="x12">
            {isMore ? <AllClaims /> : null}
            {isGap ? <GapNote gap={gap} isRetrying={isRetrying} retry={retry} /> : null}
          </Stack>
        ) : undefined
      }
      heading={words.title}
      headingLevel={2}
      isLate={late?.kind === 'loading'}
      lateRow={
        late === null || (late.kind === 'all' && !hasClaims) ? undefined : (
          <Late
            isRetrying={isRetrying}
            late={late}
            onOpen={() => setIsOpened(true)}
            retry={retry}
          />
        )
      }
      tasks={steps.map((step) => taskOf(step, actionOf))}
    />
  );
}

function AllClaims() {
  return (
    <Link href={paths.claims} isStandalone>
      {words.all}
    </Link>
  );
}

interface GapNoteProps {
  readonly gap: Gap;
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

/** Says that something may be missing. Only a failure can be helped by asking again. */
function GapNote({ gap, retry, isRetrying }: GapNoteProps) {
  return (
    <Inline gap="x12">
      <Text tone="soft">{words.incomplete}</Text>
      {gap === 'failed' ? <RetryButton isRetrying={isRetrying} retry={retry} /> : null}
    </Inline>
  );
}

function RetryButton({ retry, isRetrying }: Omit<GapNoteProps, 'gap'>) {
  useFocusHeadingOnUnmount();
  const announce = useAnnounce();
  const wasRetrying = useRef(false);
  // The sentence stands there already, so a second failure is announced.
  useEffect(() => {
    if (wasRetrying.current && !isRetrying) announce(words.incomplete);
    wasRetrying.current = isRetrying;
  }, [isRetrying, announce]);
  return (
    <Button isPending={isRetrying} onClick={retry} size="small" variant="secondary">
      {texts.errors.tryAgain}
    </Button>
  );
}

interface LateProps extends Omit<GapNoteProps, 'gap'> {
  readonly late: LateRow;
  readonly onOpen: () => void;
}

/** Fills the row that was kept for the late answer. */
function Late({ late, onOpen, retry, isRetrying }: LateProps) {
  const actionOf = useActionOf();
  switch (late.kind) {
    case 'loading':
      return <Text tone="soft">{words.loading}</Text>;
    case 'all':
      return <AllClaims />;
    case 'gap':
      return <GapNote gap={late.gap} isRetrying={isRetrying} retry={retry} />;
    case 'calm':
      return (
        <>
          <Text weight="bold">{late.calm.title}</Text>
          {late.calm.text === null ? null : (
            <Text size="small" tone="soft">
              {late.calm.text}
            </Text>
          )}
        </>
      );
    case 'steps': {
      const { href, isExternal, onClick } = actionOf(late.first.action);
      return (
        <>
          <Link href={href} isExternal={isExternal} onClick={onClick}>
            {late.first.title}
          </Link>
          {late.others.length === 0 ? null : (
            <OpenButton count={late.others.length} onOpen={onOpen} />
          )}
        </>
      );
    }
  }
}

function OpenButton({ count, onOpen }: { readonly count: number; readonly onOpen: () => void }) {
  useFocusHeadingOnUnmount();
  return <TextButton onClick={onOpen}>{fill(words.more, { count })}</TextButton>;
}

const looks: Record<StepKind, Required<Pick<Task, 'icon' | 'tone'>>> = {
  uninsured: { icon: <ErrorIcon />, tone: 'critical' },
  planAtRisk: { icon: <WarningIcon />, tone: 'warning' },
  planMonth: { icon: <DocumentIcon />, tone: 'plain' },
  ospec: { icon: <InfoIcon />, tone: 'plain' },
  ordinary: { icon: <DocumentIcon />, tone: 'plain' },
  offer: { icon: <DocumentIcon />, tone: 'plain' },
  ask: { icon: <MessageIcon />, tone: 'plain' },
  ackord: { icon: <DocumentIcon />, tone: 'plain' },
  unread: { icon: <MessageIcon />, tone: 'plain' },
};

function taskOf(
  { key, kind, title, text, action, second }: NextStep,
  actionOf: (action: StepAction) => TaskAction,
): Task {
  // One link to a case is enough.
  const withNumbers = action.goal.to === 'case' ? withReferences : withLinkedReferences;
  return {
    key,
    ...looks[kind],
    title: softHyphens(title),
    text: text === null ? undefined : withNumbers(text),
    action: actionOf(action),
    secondAction: second === undefined ? undefined : actionOf(second),
  };
}

function useActionOf() {
  const { links } = useServices().config;
  const writeAbout = useWriteAbout();
  const showConversation = useShowConversation();
  return ({ label, goal, about }: StepAction): TaskAction => {
    switch (goal.to) {
      case 'contact':
        return { label, href: links.contactUs, isExternal: true };
      case 'claims':
        return { label, about, href: paths.claims };
      case 'month':
        return { label, about, href: monthOfPlans.href };
      case 'messages': {
        const { writtenAbout, conversationId } = goal;
        const onClick =
          writtenAbout !== undefined
            ? writeAbout(writtenAbout)
            : conversationId !== undefined
              ? showConversation(conversationId)
              : undefined;
        return { label, about, href: paths.messages, onClick };
      }
      case 'case':
        return { label, about, href: hrefOf('case', goal.referenceNumber) };
    }
  };
}
