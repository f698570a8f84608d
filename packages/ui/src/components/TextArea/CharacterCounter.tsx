'use client';

import { type ReactNode, useContext } from 'react';

import { formatText } from '../../private/formatText.ts';
import { ErrorIcon } from '../Icon/index.ts';
import { UiContext, useUiTexts } from '../UiProvider/contexts.ts';
import { roomFor } from './characters.ts';
import * as styles from './TextArea.css.ts';
import { useRoomAnnouncement } from './useRoomAnnouncement.ts';

/**
 * How many characters are used, or how many there are too many. The field is described by the limit alone: some screen
 * readers read a description again whenever it changes, which here is at every key.
 */
export function CharacterCounter({
  id,
  count,
  limit,
}: {
  /** Of the limit, for the field's description. */
  readonly id: string;
  readonly count: number;
  readonly limit: number;
}): ReactNode {
  const texts = useUiTexts();
  const locale = useContext(UiContext)?.locale;
  const left = limit - count;
  const isOver = left < 0;
  const tooMany = formatText(texts.charactersOver, { count: -left }, locale);
  useRoomAnnouncement(
    roomFor(left),
    isOver ? tooMany : formatText(texts.charactersLeft, { count: left }, locale),
  );
  return (
    <>
      <p className={styles.counter} data-state={isOver ? 'over' : undefined}>
        {isOver ? (
          <>
            <ErrorIcon />
            {tooMany}
          </>
        ) : (
          formatText(texts.charactersUsed, { count, limit }, locale)
        )}
      </p>
      <span hidden id={id}>
        {formatText(texts.charactersLimit, { limit }, locale)}
      </span>
    </>
  );
}
