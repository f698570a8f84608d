import { texts } from '../../texts.ts';
import type { DraftStanding } from '../../customer/drafts/draftStanding.rules.ts';

const words = texts.drafts;

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
