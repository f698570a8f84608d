import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, Notice, Section, Stack } from '@mina-sidor/ui';
import { useLocation } from 'react-router';

import type { DraftKey } from '../../customer/drafts/draft.rules.ts';
import {
  type DraftEnding,
  draftEndings,
  endedBetween,
  endingOf,
  leadsAway,
} from '../../customer/drafts/endings.rules.ts';
import { paths } from '../../paths.ts';
import { useAccess, useServices } from '../../customer/services.ts';
import { createStore, useStore } from '../../platform/store.ts';
import { texts } from '../../texts.ts';

const words = texts.messages;

/**
 * Tells on every other page how a sending ended that was begun on the messages page (rows M07, M08 and E12). Who goes to
 * the messages has been told; what is sent is told here and not once more there.
 */
export function SendingNotices() {
  const { drafts } = useServices();
  const { pathname } = useLocation();
  const access = useAccess();
  const isOpen = access?.routes.messages === true;
  const isThere = isOpen && pathname === paths.messages;
  const untold = useUntold(isThere);
  const all = useStore(drafts.store);
  if (access === null || isThere) return null;

  const ofKind = (ending: DraftEnding): readonly DraftKey[] =>
    [...untold].flatMap(([key, told]) => {
      // What has been changed or sent since is no longer as it was told.
      const draft = all.get(key);
      const isStill = told === 'sent' || (draft !== undefined && endingOf(draft) === told);
      return told === ending && isStill ? [key] : [];
    });
  const shown = draftEndings.filter((ending) => ofKind(ending).length > 0);
  if (shown.length === 0) return null;

  const hasFiles = (key: DraftKey): boolean => (all.get(key)?.files.chosen.length ?? 0) > 0;
  return (
    <Section>
      <Stack gap="x12">
        {shown.map((ending) => (
          <Notice
            action={isOpen ? <Link href={paths.messages}>{words.elsewhere.link}</Link> : null}
            announcement={ending === 'sent' ? 'status' : 'alert'}
            key={ending}
            title={words.endings[ending]}
            tone={ending === 'sent' ? 'positive' : 'warning'}
          >
            {textOf(ending, { isOpen, hasFiles: ofKind(ending).some(hasFiles) })}
          </Notice>
        ))}
      </Stack>
    </Section>
  );
}

interface Circumstances {
  readonly isOpen: boolean;
  readonly hasFiles: boolean;
}

function textOf(ending: DraftEnding, { isOpen, hasFiles }: Circumstances): string | undefined {
  const { textKept, filesKept, whenOpen, again } = words.elsewhere;
  if (ending === 'sent') return undefined;
  return [
    textKept,
    ...(hasFiles ? [filesKept] : []),
    ...(isOpen ? [] : [whenOpen]),
    ...(isOpen && ending === 'unknown' ? [again] : []),
  ].join(' ');
}

/** The endings that the customer has not met on the messages page. */
function useUntold(isThere: boolean): ReadonlyMap<DraftKey, DraftEnding> {
  const { drafts } = useServices();
  const [untold] = useState(() => createStore<ReadonlyMap<DraftKey, DraftEnding>>(new Map()));
  const known = useRef<ReturnType<typeof drafts.store.get>>(new Map());

  const takeNote = useEffectEvent(() => {
    const now = drafts.store.get();
    const ended = endedBetween(known.current, now);
    known.current = now;
    // Nobody's, or another customer's: what was sent is no business of theirs.
    if (now.size === 0) untold.set(new Map());
    const news = ended.filter(({ draft }) => !isThere || leadsAway(draft));
    if (news.length === 0) return;
    untold.set(
      new Map([...untold.get(), ...news.map(({ key, ending }) => [key, ending] as const)]),
    );
    for (const { key, ending } of news) {
      if (ending === 'sent' && key !== 'newQuestion') drafts.change(key, { type: 'cleared' });
    }
  });
  useEffect(() => {
    takeNote();
    return drafts.store.subscribe(() => takeNote());
  }, [drafts]);
  useEffect(() => {
    if (isThere && untold.get().size > 0) untold.set(new Map());
  }, [isThere, untold]);

  return useStore(untold);
}
