import type { ClaimCase } from '@mina-sidor/api-client';
import { fill } from '@mina-sidor/texts';

import {
  referenceAloud,
  referenceInSentence,
  registrationInSentence,
} from '../../../domain/inSentence.ts';
import { aboutCase } from '../../../domain/writtenAbout.rules.ts';
import { texts } from '../../../texts.ts';
import type { Goal, Known, StepAction } from './nextStep.ts';

const words = texts.nextSteps;

/** Joins the sentences that are known. */
export function sentences(...parts: readonly (string | null)[]): string | null {
  const text = parts.filter((part) => part !== null).join(' ');
  return text === '' ? null : text;
}

/** The case's number, and its vehicle if it has exactly one. */
export function placeOf({ referenceNumber, registrationNumbers }: ClaimCase): string {
  const ref = referenceInSentence(referenceNumber);
  const [only, ...others] = registrationNumbers;
  return only === undefined || others.length > 0
    ? fill(words.cases.one, { ref })
    : fill(words.cases.withVehicle, { ref, reg: registrationInSentence(only) });
}

export function toCase(label: string, { referenceNumber }: ClaimCase): StepAction {
  return {
    label,
    goal: { to: 'case', referenceNumber },
    about: fill(words.ofCase, { referenceNumber: referenceAloud(referenceNumber) }),
  };
}

export function toClaims(label: string): StepAction {
  return { label, goal: { to: 'claims' } };
}

export const contact: StepAction = { label: texts.overview.contact, goal: { to: 'contact' } };

/** Reads a conversation, or all that is unread; on the provider's own page while messages are closed. */
export function toMessages(
  label: string,
  { access }: Known,
  read: { readonly conversationId: string } | { readonly about: string },
): StepAction {
  if (!access.routes.messages) return contact;
  return 'about' in read
    ? { label, goal: { to: 'messages' }, about: read.about }
    : { label, goal: { to: 'messages', conversationId: read.conversationId } };
}

/** Writes about the case, or about claims without naming one. */
export function toQuestion(
  label: string,
  { access }: Known,
  referenceNumber: string | undefined,
): StepAction {
  if (!access.routes.messages) return contact;
  const goal: Goal = { to: 'messages', writtenAbout: aboutCase(referenceNumber) };
  return referenceNumber === undefined
    ? { label, goal }
    : {
        label,
        goal,
        about: fill(words.ofCase, { referenceNumber: referenceAloud(referenceNumber) }),
      };
}
