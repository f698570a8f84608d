import { useEffect, useEffectEvent, useState } from 'react';
import { Link, Notice, Section, Stack } from '@mina-sidor/ui';
import { useLocation } from 'react-router';

import { type DraftKey, type DraftMap, emptyDraft } from '../../customer/drafts/draft.ts';
import type { EndedDraft } from '../../customer/drafts/drafts.ts';
import {
  type DraftEnding,
  draftEndings,
  endingOf,
  isClearedWhenTold,
  tookCustomerAway,
} from '../../customer/drafts/draftState.rules.ts';
import { useAccess } from '../../customer/access.ts';
import { useServices } from '../../customer/services.ts';
import { paths } from '../../paths.ts';
import { useEvents } from '../../platform/events.ts';
import { createStore, useStore } from '../../platform/store.ts';
import { texts } from '../../texts.ts';

const words = texts.messages;

/**
 * Tells on every page but the messages page how the sending of a message ended (rows M07, M08 and E12). A customer who goes
 * to the messages page has been told. A sent reply that is told here is not told again there.
 */
export function SendingNotices() {
  const { drafts } = useServices();
  const { pathname } = useLocation();
  const access = useAccess();
  const isOpen = access?.routes.messages === true;
  const isThere = isOpen && pathname === paths.messages;
  const untold = useUntold(isThere);
  const all = useStore(drafts.store);

  // A draft that has changed since no longer is as it was told.
  const current = [...untold].filter(
    ([key, ending]) => ending === 'sent' || endingOf(all.get(key) ?? emptyDraft) === ending,
  );
  if (access === null || isThere || current.length === 0) return null;

  const hasFiles = (key: DraftKey) => (all.get(key)?.files.chosen.length ?? 0) > 0;
  return (
    <Section>
      <Stack gap="x12">
        {draftEndings.map((kind) => {
          const keys = current.flatMap(([key, ending]) => (ending === kind ? [key] : []));
          return keys.length === 0 ? null : (
            <Notice
              action={isOpen ? <Link href={paths.messages}>{words.elsewhere.link}</Link> : null}
              announcement={kind === 'sent' ? 'status' : 'alert'}
              key={kind}
              title={words.endings[kind]}
              tone={kind === 'sent' ? 'positive' : 'warning'}
            >
              {textOf(kind, isOpen, keys.some(hasFiles))}
            </Notice>
          );
        })}
      </Stack>
    </Section>
  );
}

function textOf(ending: DraftEnding, isOpen: boolean, hasFiles: boolean): string | undefined {
  const { textKept, filesKept, whenOpen, again } = words.elsewhere;
  if (ending === 'sent') return undefined;
  const parts = [
    textKept,
    hasFiles && filesKept,
    !isOpen && whenOpen,
    isOpen && ending === 'unknown' && again,
  ];
  return parts.filter((part) => part !== false).join(' ');
}

/** The endings that the customer has not met on the messages page. */
function useUntold(isThere: boolean): ReadonlyMap<DraftKey, DraftEnding> {
  const { drafts } = useServices();
  const [untold] = useState(() => createStore<ReadonlyMap<DraftKey, DraftEnding>>(new Map()));

  const takeNote = ({ key, draft }: EndedDraft) => {
    const ending = endingOf(draft);
    if (ending === null || (isThere && !tookCustomerAway(draft))) return;
    untold.set(new Map(untold.get()).set(key, ending));
    if (isClearedWhenTold(key, ending)) drafts.change(key, { type: 'cleared' });
  };
  useEvents(drafts.endings, takeNote);
  const recall = useEffectEvent((found: DraftMap) => {
    // A customer is not told what another customer sent.
    untold.set(new Map());
    for (const [key, draft] of found) takeNote({ key, draft });
  });
  // After a reload or a log-in the recalled drafts are news.
  useEffect(() => recall(drafts.store.get()), [drafts]);
  useEffect(() => {
    if (isThere) untold.set(new Map());
  }, [isThere, untold]);

  return useStore(untold);
}
