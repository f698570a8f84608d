'use client';

import { type ReactNode, useContext } from 'react';

import { formatText } from '../../private/formatText.ts';
import { perLocale } from '../../private/perLocale.ts';
import { ErrorIcon } from '../Icon/index.ts';
import { UiContext, useUiTexts } from '../UiProvider/contexts.ts';
import { roomFor } from './characters.ts';
import * as styles from './TextArea.css.ts';
import { useRoomAnnouncement } from './useRoomAnnouncement.ts';

const numberFormat = perLocale((locale) => new Intl.NumberFormat(locale));

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
  const numbers = numberFormat(useContext(UiContext)?.locale);
  const left = limit - count;
  const isOver = left < 0;
  const tooMany = formatText(texts.charactersOver, { count: numbers.format(-left) });
  useRoomAnnouncement(
    roomFor(left),
    isOver ? tooMany : formatText(texts.charactersLeft, { count: numbers.format(left) }),
  );
  const most = numbers.format(limit);
  return (
    <>
      <p className={styles.counter} data-state={isOver ? 'over' : undefined}>
        {isOver ? (
          <>
            <ErrorIcon />
            {tooMany}
          </>
        ) : (
          formatText(texts.charactersUsed, { count: numbers.format(count), limit: most })
        )}
      </p>
      <span hidden id={id}>
        {formatText(texts.charactersLimit, { limit: most })}
      </span>
    </>
  );
}
