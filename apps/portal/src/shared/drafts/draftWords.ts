import { fill, formatNumber } from '@mina-sidor/texts';

import { messageLimit, type MessageProblem } from '../fields/messageText.rules.ts';
import { texts } from '../texts.ts';
import type { DraftStanding } from './draftStanding.rules.ts';

const words = texts.drafts;

/** What is wrong with a message, in words (rows V01–V05). */
export function messageProblemWords(problem: MessageProblem): string {
  switch (problem) {
    case 'tooShort':
      return words.faults.tooShort;
    case 'forbidden':
      return words.faults.forbidden;
    case 'tooLong':
      return fill(words.faults.tooLong, { limit: formatNumber(messageLimit) });
  }
}

/** Why a draft cannot be sent though nothing is wrong with its fields; undefined when it can. */
export function obstacleWords({ obstacle }: Pick<DraftStanding, 'obstacle'>): string | undefined {
  switch (obstacle) {
    case null:
      return undefined;
    case 'missingFiles':
      return words.unknown.obstacle;
    case 'heldRepeat':
      return words.unknown.heldObstacle;
    case 'unreadableFiles':
    case 'lostFiles':
      return words.lostFiles.obstacle;
    case 'heldFiles':
      return words.heldFiles.obstacle;
  }
}
