import type { StoredMessage } from '@mina-sidor/api-client';
import { noFiles } from '@mina-sidor/ui';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Draft, emptyDraft } from './draft.ts';
import { type DraftEvent, nextDraft } from './draft.rules.ts';

const message: StoredMessage = {
  id: 'm1',
  conversationId: 'c1',
  message: 'Hej igen',
  createdByIdentity: true,
  createdDisplay: 'i dag 10.42',
  createdAt: '2026-11-20T10:42:00+01:00',
  numberOfFilesUploaded: 0,
  messageSubject: 'other',
};
const file = new File(['x'], 'kvitto.pdf', { lastModified: 1 });
const other = new File(['y'], 'annat.pdf', { lastModified: 1 });
const attached = (...chosen: readonly File[]): DraftEvent => ({
  type: 'attached',
  files: { ...noFiles, chosen },
});
const written: DraftEvent = { type: 'edited', fields: { message: 'Hej igen' } };
const started: DraftEvent = { type: 'started', newId: 'id-1' };
const again: DraftEvent = { type: 'started', newId: 'id-2' };
const failed: DraftEvent = { type: 'failed', problem: 'failed' };
const refused: DraftEvent = { type: 'refused', file: null };
const stopped: DraftEvent = { type: 'stopped' };
const lost: DraftEvent = { type: 'lost' };

const after = (...events: readonly DraftEvent[]): Draft =>
  events.reduce<Draft>(nextDraft, emptyDraft);
const idOf = (draft: Draft) => (draft.status === 'sent' ? null : draft.clientMessageId);

const drafts = {
  unsent: after(written, attached(file)),
  sending: after(written, attached(file), started),
  unknown: after(written, attached(file), started, lost),
  sent: after(written, attached(file), started, { type: 'sent', message }),
};
const events = {
  edited: { type: 'edited', fields: { message: 'Något annat' } },
  attached: attached(file, other),
  filesGivenUp: { type: 'filesGivenUp', kept: noFiles },
  started: again,
  progressed: { type: 'progressed', progress: 0.5 },
  released: { type: 'released' },
  cleared: { type: 'cleared' },
  sent: { type: 'sent', message },
  failed,
  refused,
  stopped,
  lost,
  unreadable: { type: 'unreadable', files: [file] },
} as const satisfies { readonly [Type in DraftEvent['type']]: DraftEvent };

/** The state that follows each event in each state; `-` means that nothing changes. */
const table = {
  unsent: 'unsent unsent unsent sending - - unsent - - - - - -',
  sending: '- - - - sending - - sent unsent unsent unsent unknown unsent',
  unknown: '- - - sending - unsent unsent - - - - - -',
  sent: 'unsent unsent unsent sending - - unsent - - - - - -',
} as const satisfies { readonly [Status in Draft['status']]: string };

describe.each(['unsent', 'sending', 'unknown', 'sent'] as const)('a draft that is %s', (status) => {
  const nexts = table[status].split(' ');
  it.each(Object.values(events).map((event, place) => [event.type, nexts[place], event] as const))(
    'after %s is %s [M08] [M09]',
    (_, next, event) => {
      const draft = drafts[status];
      const result = nextDraft(draft, event);
      if (next === '-') expect(result).toEqual(draft);
      else expect(result.status).toBe(next);
    },
  );
});

describe('a draft', () => {
  it('becomes sending, then sent and empty [M08]', () => {
    expect(drafts.sending).toMatchObject({
      status: 'sending',
      fields: { message: 'Hej igen' },
      files: { chosen: [file] },
      progress: 0,
      clientMessageId: 'id-1',
    });
    expect(drafts.sent).toEqual({
      status: 'sent',
      fields: emptyDraft.fields,
      files: noFiles,
      lostFileNames: [],
      message,
    });
  });

  it('goes back to unsent with text, files and problem when sending fails [M08]', () => {
    expect(nextDraft(drafts.sending, failed)).toEqual({
      ...drafts.unsent,
      problem: 'failed',
      clientMessageId: 'id-1',
    });
  });

  it.each([
    ['the same id if nothing has changed', [], 'id-1'],
    ['a new id if the text has changed', [events.edited], 'id-2'],
    ['a new id if the files have changed', [events.attached], 'id-2'],
    ['a new id if the files are left out', [events.filesGivenUp], 'id-2'],
  ] as const)('that certainly was not sent is sent again with %s [Q24] [Q25]', (_, changes, id) => {
    expect(idOf(after(written, attached(file), started, failed, ...changes, again))).toBe(id);
  });

  it('that may have arrived is sent again with its own id and content [Q24] [Q25]', () => {
    const repeated = nextDraft(nextDraft(drafts.unknown, events.edited), again);
    expect(repeated).toMatchObject({
      clientMessageId: 'id-1',
      fields: { message: 'Hej igen' },
      files: { chosen: [file] },
    });
  });

  it.each([
    ['the same id if nothing has changed', [], 'id-1'],
    ['the same id if the same text is written', [written], 'id-1'],
    ['the same id if the same files are chosen', [attached(file)], 'id-1'],
    ['a new id if the text has changed', [events.edited], 'id-2'],
    ['a new id if the files have changed', [events.attached], 'id-2'],
    ['a new id if the files are left out', [events.filesGivenUp], 'id-2'],
  ] as const)(
    'that may have arrived and was unlocked is sent again with %s [Q24] [Q25]',
    (_, changes, id) => {
      const released = nextDraft(drafts.unknown, events.released);
      expect(released).toMatchObject({ status: 'unsent', mayHaveArrived: true });
      const before = changes.reduce<Draft>(nextDraft, released);
      expect(before).toMatchObject({ status: 'unsent', mayHaveArrived: id === 'id-1' });
      const repeated = nextDraft(before, again);
      expect(repeated).toMatchObject({ clientMessageId: id, mayHaveArrived: id === 'id-1' });
    },
  );

  it.each([
    ['fails', failed, true],
    ['is lost too', lost, true],
    ['is stopped', stopped, false],
  ] as const)(
    'stays unknown when a second try %s, and says so unless the customer stopped it [E12]',
    (_, end, isRepeated) => {
      expect(nextDraft(nextDraft(drafts.unknown, again), end)).toEqual({
        ...drafts.unknown,
        isRepeated,
      });
    },
  );

  it('has not arrived if the server refuses the content of a second try', () => {
    expect(nextDraft(nextDraft(drafts.unknown, again), refused)).toMatchObject({
      status: 'unsent',
      problem: 'failed',
    });
  });

  it('keeps text, files and id when it is stopped, and has no problem [Z10]', () => {
    expect(nextDraft(drafts.sending, stopped)).toEqual({
      ...drafts.unsent,
      clientMessageId: 'id-1',
    });
  });

  it('forgets the result of the last try once it is changed', () => {
    expect(after(written, started, failed, events.edited)).toMatchObject({ problem: null });
  });
});

describe('files that cannot be read any more', () => {
  const unreadable = after(written, attached(file, other), started, events.unreadable);

  it('are named until they are chosen again or left out, and the draft is not sent [E12]', () => {
    expect(unreadable).toMatchObject({
      status: 'unsent',
      problem: 'unreadable',
      files: { chosen: [other] },
      lostFileNames: ['kvitto.pdf'],
    });
    const edited = nextDraft(unreadable, events.edited);
    expect(edited).toMatchObject({ problem: 'unreadable' });
    expect(nextDraft(edited, attached(other, file))).toMatchObject({ problem: null });
    expect(nextDraft(edited, { type: 'filesGivenUp', kept: edited.files })).toMatchObject({
      problem: null,
      files: { chosen: [other] },
      lostFileNames: [],
    });
  });

  it('have to be chosen again for a message that may have arrived [Q25]', () => {
    expect(nextDraft(nextDraft(drafts.unknown, again), events.unreadable)).toMatchObject({
      status: 'unknown',
      files: { chosen: [] },
      lostFileNames: ['kvitto.pdf'],
    });
  });
});

describe('a file whose content the server refuses', () => {
  const wrong = after(written, attached(other, file), started, { type: 'refused', file: 1 });

  it('is named until it is chosen again or left out, and all else stays [E12]', () => {
    expect(wrong).toMatchObject({
      status: 'unsent',
      fields: { message: 'Hej igen' },
      problem: 'wrongFile',
      files: { chosen: [other] },
      lostFileNames: ['kvitto.pdf'],
    });
    const edited = nextDraft(wrong, events.edited);
    expect(edited).toMatchObject({ problem: 'wrongFile' });
    expect(nextDraft(edited, attached(other, file))).toMatchObject({ problem: null });
    expect(nextDraft(edited, { type: 'filesGivenUp', kept: edited.files })).toMatchObject({
      problem: null,
      lostFileNames: [],
    });
  });

  it('is an ordinary failure when there is no such file', () => {
    const end: DraftEvent = { type: 'refused', file: 2 };
    expect(after(written, attached(other, file), started, end)).toMatchObject({
      problem: 'failed',
      files: { chosen: [other, file] },
    });
  });
});

describe('files that a reload has lost', () => {
  const recalled: Draft = { ...emptyDraft, lostFileNames: ['kvitto.pdf', 'annat.pdf'] };
  const unknown: Draft = {
    fields: drafts.unknown.fields,
    status: 'unknown',
    clientMessageId: 'id-1',
    files: noFiles,
    lostFileNames: ['kvitto.pdf'],
    isRepeated: false,
  };

  it('have to be chosen again or left out before anything is sent [Z02]', () => {
    expect(nextDraft(recalled, started).status).toBe('unsent');
    const one = nextDraft(recalled, attached(file));
    expect(one.lostFileNames).toEqual(['annat.pdf']);
    expect(nextDraft(one, started).status).toBe('unsent');
    expect(nextDraft(nextDraft(one, attached(file, other)), started).status).toBe('sending');
    expect(nextDraft(nextDraft(one, events.filesGivenUp), started).status).toBe('sending');
  });

  it('are still missing when the customer goes on writing without knowing whether it arrived [Z02]', () => {
    const released = nextDraft(unknown, { type: 'released' });
    expect(released.lostFileNames).toEqual(['kvitto.pdf']);
    expect(nextDraft(released, again).status).toBe('unsent');
  });

  it('are the only ones that can be added to a message that may have arrived [Z02]', () => {
    expect(nextDraft(unknown, started).status).toBe('unknown');
    const whole = nextDraft(unknown, attached(file, other));
    expect(whole).toMatchObject({ files: { chosen: [file] }, lostFileNames: [] });
    expect(nextDraft(whole, again)).toMatchObject({ status: 'sending', clientMessageId: 'id-1' });
    expect(nextDraft(whole, attached()).lostFileNames).toEqual(['kvitto.pdf']);
  });

  it('are enough for a message that may have arrived, whatever was refused beside them [Z02]', () => {
    const refusals = [{ reason: 'nameUnexpected', fileNames: ['annat.pdf'] }] as const;
    const choose = (...chosen: readonly File[]) =>
      nextDraft(unknown, { type: 'attached', files: { ...noFiles, chosen, refused: refusals } });
    expect(choose().files.refused).toEqual(refusals);
    expect(nextDraft(choose(file), again).status).toBe('sending');
  });
});

describe('two files with the same name [A08]', () => {
  const first = new File(['x'], 'image.jpg');
  const second = new File(['xx'], 'image.jpg');
  const third = new File(['xxx'], 'image.jpg');
  const both = after(written, attached(first, second), started);

  it.each<[string, DraftEvent]>([
    ['is refused', { type: 'refused', file: 1 }],
    ['cannot be read', { type: 'unreadable', files: [second] }],
  ])('keep the other one where one of them %s, until one has been chosen again', (_what, end) => {
    const one = nextDraft(both, end);
    expect(one).toMatchObject({ files: { chosen: [first] }, lostFileNames: ['image.jpg'] });
    expect(nextDraft(one, attached(first)).lostFileNames).toEqual(['image.jpg']);
    expect(nextDraft(one, attached(first, third)).lostFileNames).toEqual([]);
  });

  it('both have to be chosen again after a reload [Z02]', () => {
    const lostFileNames = ['image.jpg', 'image.jpg'];
    const one = nextDraft({ ...emptyDraft, lostFileNames }, attached(first));
    expect(one.lostFileNames).toEqual(['image.jpg']);
    expect(nextDraft(one, attached(first, second)).lostFileNames).toEqual([]);

    const unknown: Draft = {
      fields: emptyDraft.fields,
      status: 'unknown',
      clientMessageId: 'id-1',
      files: noFiles,
      lostFileNames,
      isRepeated: false,
    };
    expect(nextDraft(unknown, attached(first)).lostFileNames).toEqual(['image.jpg']);
    const whole = nextDraft(unknown, attached(first, second, third));
    expect(whole).toMatchObject({ files: { chosen: [first, second] }, lostFileNames: [] });
  });
});

/** The server may or may not have stored a message; it stores each id once. */
describe('any sequence of events', () => {
  const anyEvent: fc.Arbitrary<DraftEvent> = fc.oneof(
    fc.string({ minLength: 1, maxLength: 3 }).map((text) => ({
      type: 'edited' as const,
      fields: { message: text },
    })),
    fc.subarray([file, other]).map((chosen) => attached(...chosen)),
    fc.constantFrom<DraftEvent>(
      events.filesGivenUp,
      { type: 'progressed', progress: 0.5 },
      { type: 'sent', message },
      { type: 'released' },
      failed,
      refused,
      lost,
    ),
    fc.nat().map((n) => ({ type: 'started' as const, newId: `id-${String(n)}` })),
  );

  it('changes what is written only by an edit, or when the message is sent [M08] [M10]', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (sequence) => {
        sequence.reduce<Draft>((draft, event) => {
          const next = nextDraft(draft, event);
          const isTold = event.type === 'edited' || next.status === 'sent';
          if (!isTold) expect(next.fields).toEqual(draft.fields);
          if (event.type !== 'attached' && event.type !== 'filesGivenUp' && next.status !== 'sent')
            expect(next.files.chosen).toEqual(draft.files.chosen);
          return next;
        }, emptyDraft);
      }),
    );
  });

  it('gives two tries the same id only if their content is the same, and a new id only if the first cannot have arrived [Q24] [Q25]', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (sequence) => {
        const contents = new Map<string, unknown>();
        let fresh = 0;
        /** The id of a try that may have arrived. */
        let open: string | null = null;
        sequence.reduce<Draft>((draft, event) => {
          const given =
            event.type === 'started' ? { ...event, newId: `id-${String((fresh += 1))}` } : event;
          const next = nextDraft(draft, given);
          if (draft.status !== 'sending' && next.status === 'sending') {
            const content = { message: next.fields.message, files: next.files.chosen };
            const before = contents.get(next.clientMessageId);
            if (before !== undefined) expect(content).toEqual(before);
            contents.set(next.clientMessageId, content);
            if (open !== null) expect(next.clientMessageId).toBe(open);
          }
          // A changed draft is another message.
          if (draft.status === 'unsent' && idOf(next) === null) open = null;
          if (draft.status === 'sending' && next.status === 'unknown') open = next.clientMessageId;
          if (next.status === 'sent' || (draft.status === 'sending' && next.status === 'unsent'))
            open = null;
          return next;
        }, emptyDraft);
      }),
    );
  });
});
