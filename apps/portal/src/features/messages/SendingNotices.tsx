import { useEffect, useEffectEvent } from 'react';
import { Link, Notice, Section, Stack } from '@mina-sidor/ui';
import { useLocation } from 'react-router';

import { type DraftKey, type DraftMap, emptyDraft } from '../../customer/drafts/draft.ts';
import type { DraftStore, EndedDraft, Endings } from '../../customer/drafts/drafts.ts';
import {
  type DraftEnding,
  draftEndings,
  endingOf,
  hasFiles,
  endingReportOf,
} from '../../customer/drafts/draftState.rules.ts';
import { useAccess } from '../../customer/accessNow.ts';
import { useServices } from '../../customer/services.ts';
import { paths } from '../../paths.ts';
import { useEvents } from '../../platform/events.ts';
import { useStore } from '../../platform/store.ts';
import { texts } from '../../texts.ts';

const words = texts.messages;

/**
 * Says on every page except the messages page how sending a message ended (rows M07, M08 and E12). The messages page
 * says so itself. A sent reply that is reported here is not reported again there.
 */
export function SendingNotices() {
  const session = useStore(useServices().session.store);
  return session.status === 'loggedIn' ? <NoticesOf drafts={session.scope.drafts} /> : null;
}

function NoticesOf({ drafts }: { readonly drafts: DraftStore }) {
  const { pathname } = useLocation();
  const access = useAccess();
  const isOpen = access?.routes.messages === true;
  const isThere = isOpen && pathname === paths.messages;
  const unshown = useUnshownEndings(drafts, isThere);
  const all = useStore(drafts.store);
  const draftOf = (key: DraftKey) => all.get(key) ?? emptyDraft;

  // Drops notices about drafts that have changed since.
  const current = [...unshown].filter(
    ([key, ending]) => ending === 'sent' || endingOf(draftOf(key)) === ending,
  );
  if (access === null || isThere || current.length === 0) return null;

  return (
    <Section>
      <Stack gap="x12">
        {draftEndings.map((kind) => {
          const keys = current.flatMap(([key, ending]) => (ending === kind ? [key] : []));
          const keepsFiles = keys.some((key) => hasFiles(draftOf(key)));
          return keys.length === 0 ? null : (
            <Notice
              action={isOpen ? <Link href={paths.messages}>{words.elsewhere.link}</Link> : null}
              announcement={kind === 'sent' ? 'status' : 'alert'}
              key={kind}
              title={words.endings[kind]}
              tone={kind === 'sent' ? 'positive' : 'warning'}
            >
              {textOf(kind, isOpen, keepsFiles)}
            </Notice>
          );
        })}
      </Stack>
    </Section>
  );
}

function textOf(ending: DraftEnding, isOpen: boolean, keepsFiles: boolean): string | undefined {
  const { textKept, filesKept, whenOpen, again } = words.elsewhere;
  if (ending === 'sent') return undefined;
  const parts = [
    textKept,
    keepsFiles && filesKept,
    !isOpen && whenOpen,
    isOpen && ending === 'unknown' && again,
  ];
  return parts.filter((part) => part !== false).join(' ');
}

const noEndings: Endings = new Map();

/** The endings that the messages page has not shown. */
function useUnshownEndings(drafts: DraftStore, isThere: boolean): Endings {
  const { unshown } = drafts;

  const addEnding = ({ key, draft }: EndedDraft) => {
    const report = endingReportOf(key, draft, isThere ? 'inView' : 'elsewhere');
    if (report?.by !== 'notice') return;
    unshown.set(new Map(unshown.get() ?? noEndings).set(key, report.ending));
    if (report.clearsDraft) drafts.change(key, { type: 'cleared' });
  };
  useEvents(drafts.endings, addEnding);
  const recall = useEffectEvent((found: DraftMap) => {
    if (unshown.get() !== null) return;
    unshown.set(noEndings);
    for (const [key, draft] of found) addEnding({ key, draft });
  });
  // After a reload or a log-in, restored drafts count as ended now.
  useEffect(() => recall(drafts.store.get()), [drafts]);
  useEffect(() => {
    if (isThere) unshown.set(noEndings);
  }, [isThere, unshown]);

  return useStore(unshown) ?? noEndings;
}
