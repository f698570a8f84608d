// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { emptyDraft, type Draft } from '../../../customer/drafts/draft.ts';
import { announced, draw } from '../../../testing/draw.tsx';
import { useQuestionFocus } from './useQuestionFocus.ts';

type Question = Parameters<typeof useQuestionFocus>[0];

const stopped = 'Din fråga skickades inte. Det du har skrivit finns kvar.';
const sending: Draft = {
  ...emptyDraft,
  status: 'sending',
  clientMessageId: 'id-1',
  mayHaveArrived: false,
  progress: 0,
};
const tried: Draft = { ...emptyDraft, clientMessageId: 'id-1' };
const open: Question = { draft: emptyDraft, locked: 'none', notices: [], isOtherDraft: false };

function Form(question: Question) {
  const { sendButton, messageField } = useQuestionFocus(question);
  return (
    <main>
      <textarea ref={messageField} />
      <button ref={sendButton} type="submit">
        Skicka
      </button>
    </main>
  );
}

const focused = () => document.activeElement?.localName;

it.each<[string, Question, string]>([
  ['is about something else', { ...open, isOtherDraft: true }, 'textarea'],
  ['can be changed again', { ...open, locked: 'everything' }, 'textarea'],
  ['has a notice less', { ...open, notices: ['lostFiles'] }, 'button'],
])('when the question %s and the pressed button is gone, focus goes on', (_what, before, place) => {
  const change = draw(<Form {...before} />);
  expect(focused()).toBe('body');
  change(<Form {...open} />);
  expect(focused()).toBe(place);
});

it('goes each time to the place that fits what has gone', () => {
  const other = { ...open, isOtherDraft: true };
  const change = draw(<Form {...other} />);
  const leave = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  const places = [other, { ...open, notices: ['lostFiles'] } satisfies Question, other].map(
    (before) => {
      change(<Form {...before} />);
      leave();
      change(<Form {...open} />);
      return focused();
    },
  );
  expect(places).toEqual(['textarea', 'button', 'textarea']);
});

it('announces that sending was stopped, but not again to a customer who comes back [Z10]', async () => {
  draw(<Form {...open} draft={tried} />);
  const change = draw(<Form {...open} draft={sending} />);
  expect(announced()).toEqual([]);
  change(<Form {...open} draft={tried} />);
  await expect.poll(announced).toEqual([stopped]);
});
