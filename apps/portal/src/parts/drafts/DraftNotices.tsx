import { useState } from 'react';
import { Button, Inline, Notice, Text } from '@mina-sidor/ui';
import { fill } from '@mina-sidor/texts';

import { texts } from '../../texts.ts';
import type { DraftNotice } from '../../customer/drafts/draftStanding.rules.ts';
import type { DraftControls } from '../../customer/drafts/useDraft.ts';

const words = texts.drafts;

interface DraftNoticesProps {
  readonly notices: readonly DraftNotice[];
  readonly controls: Pick<DraftControls, 'release' | 'giveUpFiles' | 'giveUpLostFiles' | 'clear'>;
}

/** Says above the button that sends what the customer has to know before it is pressed. */
export function DraftNotices({ notices, controls }: DraftNoticesProps) {
  // What was there when the page came is read in its place; what comes later is told.
  const [atFirst, setAtFirst] = useState(() => notices.map(({ kind }) => kind));
  const stillThere = atFirst.filter((kind) => notices.some((notice) => notice.kind === kind));
  // What has gone meanwhile and comes back is news, though it reads the same.
  if (stillThere.length < atFirst.length) setAtFirst(stillThere);
  return notices.map((notice) => (
    <OneNotice
      announcement={atFirst.includes(notice.kind) ? 'none' : 'alert'}
      controls={controls}
      key={notice.kind}
      notice={notice}
    />
  ));
}

function OneNotice({
  notice,
  controls,
  announcement,
}: Pick<DraftNoticesProps, 'controls'> & {
  readonly notice: DraftNotice;
  readonly announcement: 'none' | 'alert';
}) {
  switch (notice.kind) {
    case 'unknown':
      return (
        <Notice
          action={
            <Inline gap="x12">
              <Button onClick={controls.release} size="small" variant="secondary">
                {words.unknown.release}
              </Button>
              <Button onClick={controls.clear} size="small" variant="quiet">
                {words.unknown.discard}
              </Button>
            </Inline>
          }
          announcement={announcement}
          title={words.unknown.title}
          tone="warning"
        >
          {notice.isRepeated ? <Text>{words.unknown.repeated}</Text> : null}
          <Text>{howToFindOut(notice)}</Text>
          <Text>{words.unknown.discardText}</Text>
          <Text>{words.unknown.releaseText}</Text>
        </Notice>
      );
    case 'mayHaveArrived':
      return (
        <Notice announcement={announcement} title={words.mayHaveArrived.title} tone="warning">
          {words.mayHaveArrived.text}
        </Notice>
      );
    case 'notSent':
      return (
        <Notice announcement={announcement} title={words.notSent.title} tone="info">
          {notice.hasFiles ? words.notSent.textAndFiles : words.notSent.text}
        </Notice>
      );
    case 'loggedOut':
      return (
        <Notice announcement={announcement} title={words.loggedOut.title} tone="info">
          {words.loggedOut.text}
        </Notice>
      );
    case 'unreadableFiles':
    case 'lostFiles':
    case 'heldFiles':
      return (
        <Notice
          action={
            <Button
              onClick={
                notice.kind === 'heldFiles' ? controls.giveUpFiles : controls.giveUpLostFiles
              }
              size="small"
              variant="secondary"
            >
              {notice.names.length === 1
                ? texts.ui.continueWithoutFile
                : texts.ui.continueWithoutFiles}
            </Button>
          }
          announcement={announcement}
          title={words[notice.kind].title}
          tone="warning"
        >
          {fill(textOf(notice), { files: listed(notice.names) })}
        </Notice>
      );
  }
}

function howToFindOut({ missing, isHeld }: Extract<DraftNotice, { kind: 'unknown' }>): string {
  if (isHeld) return words.unknown.held;
  return missing.length === 0
    ? words.unknown.text
    : fill(words.unknown.missingFiles, { files: listed(missing) });
}

function textOf({ kind, names }: Extract<DraftNotice, { readonly names: readonly string[] }>) {
  return kind === 'unreadableFiles' && names.length > 1
    ? words.unreadableFiles.textForSeveral
    : words[kind].text;
}

const list = new Intl.ListFormat('sv');

function listed(names: readonly string[]): string {
  return list.format(names);
}
