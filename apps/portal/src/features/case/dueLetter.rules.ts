import { type ClaimDocument, knownWord } from '@mina-sidor/api-client';
import { fill, formatDate } from '@mina-sidor/texts';

import { caseStateOf } from '../../domain/case.rules.ts';
import { caseGroupOf } from '../../domain/caseGroup.rules.ts';
import { documentTypeOf } from '../../domain/debtCompilation.rules.ts';
import type { CaseWithPayments } from '../../domain/payability.ts';
import { texts } from '../../texts.ts';
import { ownStageOf } from './casePage.rules.ts';

const { names, otherName, ofDay } = texts.case.panel.due;
/** In the order in which they are sent. */
const namedLetters = ['Kravbrev', 'Påminnelse', 'Inkassokrav'] as const;

/** The letter in which the last day to pay stands. */
export interface DueLetter {
  readonly letter: ClaimDocument;
  /** As a sentence calls it: `påminnelsen från 2026-11-19`. */
  readonly name: string;
}

/**
 * Whether the last day to pay of the case stands in a letter of the provider. From the Enforcement Authority on, it stands
 * in a letter that is not here.
 */
export function hasDueLetter(claimCase: CaseWithPayments): boolean {
  return caseGroupOf(claimCase) === 'ordinary' && ownStageOf(claimCase) !== null;
}

/**
 * The newest demand letter, if the last day stands in it. A letter of an earlier stage does not count: the day stands in one that
 * has not arrived.
 *
 * @param letters about the case, the newest first
 */
export function dueLetterOf(
  claimCase: CaseWithPayments,
  letters: readonly ClaimDocument[],
): DueLetter | null {
  if (!hasDueLetter(claimCase)) return null;
  const letter = letters.find((each) => documentTypeOf(each) === 'Kravbrev');
  if (letter === undefined) return null;
  const known = knownWord(namedLetters, letter.minaSidorDisplayName);
  if (known !== null && namedLetters.indexOf(known) < stageOf(claimCase)) return null;
  const name = known === null ? otherName : names[known];
  return { letter, name: fill(ofDay, { letter: name, date: formatDate(letter.createdDate) }) };
}

/** The place of the case's own letter among the named ones. */
function stageOf(claimCase: CaseWithPayments): number {
  const state = caseStateOf(claimCase);
  const own =
    state === 'Collection' ? 'Inkassokrav' : state === 'Reminder' ? 'Påminnelse' : 'Kravbrev';
  return namedLetters.indexOf(own);
}
