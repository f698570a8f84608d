import { type ReactNode, useState } from 'react';
import { Button, Inline, noFiles, Notice, Text } from '@mina-sidor/ui';
import { fill, formatList } from '@mina-sidor/texts';

import { fileNamesOf } from '../../customer/drafts/draft.ts';
import { hasFiles } from '../../customer/drafts/draftState.rules.ts';
import type { DraftNotice } from '../../customer/drafts/draftView.rules.ts';
import { texts } from '../../texts.ts';
import type { DraftForm } from './useDraft.ts';

const words = texts.drafts;

interface DraftNoticesProps {
  readonly form: Pick<DraftForm, 'draft' | 'notices' | 'obstacle' | 'change'>;
}

/** Shows above the send button what the customer must know before sending. */
export function DraftNotices({ form }: DraftNoticesProps) {
  const { notices } = form;
  // Notices that are there on mount are not announced.
  const [atFirst, setAtFirst] = useState(notices);
  const stillThere = atFirst.filter((notice) => notices.includes(notice));
  // A notice that disappears and returns is announced.
  if (stillThere.length < atFirst.length) setAtFirst(stillThere);
  return notices.map((notice) => (
    <Notice
      action={actionOf(notice, form)}
      announcement={atFirst.includes(notice) ? 'none' : 'alert'}
      key={notice}
      title={words[notice].title}
      tone={notice === 'notSent' || notice === 'loggedOut' ? 'info' : 'warning'}
    >
      {textOf(notice, form)}
    </Notice>
  ));
}

type Form = DraftNoticesProps['form'];

function filesOf(notice: DraftNotice, { draft }: Form): readonly string[] {
  return notice === 'heldFiles' ? fileNamesOf(draft) : draft.lostFileNames;
}

function textOf(notice: DraftNotice, form: Form): ReactNode {
  const { draft } = form;
  const names = filesOf(notice, form);
  const files = formatList(names);
  switch (notice) {
    case 'unknown':
      return (
        <>
          {draft.status === 'unknown' && draft.isRepeated ? (
            <Text>{words.unknown.repeated}</Text>
          ) : null}
          <Text>{howToFindOut(form)}</Text>
          <Text>{words.unknown.discardText}</Text>
          <Text>{words.unknown.releaseText}</Text>
        </>
      );
    case 'mayHaveArrived':
    case 'loggedOut':
      return words[notice].text;
    case 'notSent':
      return hasFiles(draft) ? words.notSent.textAndFiles : words.notSent.text;
    case 'unreadableFiles': {
      const { text, textForSeveral } = words.unreadableFiles;
      return fill(names.length > 1 ? textForSeveral : text, { files });
    }
    case 'wrongFiles':
    case 'lostFiles':
    case 'heldFiles':
      return fill(words[notice].text, { files });
  }
}

function howToFindOut({ draft, obstacle }: Form): string {
  if (obstacle === 'heldRepeat') return words.unknown.held;
  return obstacle === 'missingFiles'
    ? fill(words.unknown.missingFiles, { files: formatList(draft.lostFileNames) })
    : words.unknown.text;
}

function actionOf(notice: DraftNotice, form: Form): ReactNode {
  const { draft, change } = form;
  switch (notice) {
    case 'unknown':
      return (
        <Inline gap="x12">
          <Button onClick={() => change({ type: 'released' })} size="small" variant="secondary">
            {words.unknown.release}
          </Button>
          <Button onClick={() => change({ type: 'cleared' })} size="small" variant="quiet">
            {words.unknown.discard}
          </Button>
        </Inline>
      );
    case 'mayHaveArrived':
    case 'loggedOut':
    case 'notSent':
      return null;
    case 'unreadableFiles':
    case 'wrongFiles':
    case 'lostFiles':
    case 'heldFiles': {
      const kept = notice === 'heldFiles' ? noFiles : draft.files;
      const { continueWithoutFile, continueWithoutFiles } = texts.ui;
      return (
        <Button
          onClick={() => change({ type: 'filesGivenUp', kept })}
          size="small"
          variant="secondary"
        >
          {filesOf(notice, form).length === 1 ? continueWithoutFile : continueWithoutFiles}
        </Button>
      );
    }
  }
}
