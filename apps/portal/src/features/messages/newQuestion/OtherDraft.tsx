import { Button, Notice } from '@mina-sidor/ui';
import { fill } from '@mina-sidor/texts';

import type { WrittenAbout } from '../../../domain/writtenAbout.rules.ts';
import { texts } from '../../../texts.ts';
import { numberInSentence } from './newQuestion.rules.ts';

const words = texts.newQuestion.about;

interface OtherDraftProps {
  readonly about: WrittenAbout;
  readonly onSwitch: () => void;
}

/** Says that the form holds an unsent draft about something else, which may become one about this (row Z80). */
export function OtherDraft({ about, onSwitch }: OtherDraftProps) {
  return (
    <Notice
      action={
        <Button onClick={onSwitch} size="small" variant="secondary">
          {fill(words[about.subject].switchTo, { number: numberInSentence(about) })}
        </Button>
      }
      title={words.otherDraft}
      tone="info"
    />
  );
}
