import { type ReactNode, useId, useRef, useState } from 'react';

import { classNames } from '../../private/classNames.ts';
import { formatText } from '../../private/formatText.ts';
import * as buttonStyles from '../Button/Button.css.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './FilterPanel.css.ts';
import { useAnnouncedWhenSettled } from './useAnnouncedWhenSettled.ts';

/** Who remembers whether the fields show: the panel itself, or its parent. */
type OpenControl =
  | {
      /**
       * Whether the fields show at first.
       * @default false
       */
      readonly isInitiallyOpen?: boolean | undefined;
      readonly isOpen?: undefined;
      readonly onOpenChange?: undefined;
    }
  | {
      readonly isInitiallyOpen?: undefined;
      /** Whether the fields show now. */
      readonly isOpen: boolean;
      /** Called when the reader opens or closes the fields. */
      readonly onOpenChange: (isOpen: boolean) => void;
    };

export type FilterPanelProps = {
  /** The heading of the list. Stands beside the button, which is described by it. */
  readonly heading: ReactNode;
  /** The fields, each with its own label. Their values are the page's own. */
  readonly fields: ReactNode;
  /** How many rows the list has without any filter. With one or none there is no button (row K07). */
  readonly total: number;
  /**
   * The rows are awaited, and nothing is said of their number.
   * @default false
   */
  readonly isLoading?: boolean | undefined;
  /**
   * Name of the list, said before the number, where a page has more lists than one.
   * @default none
   */
  readonly listName?: string | undefined;
  /** How many rows the filters let through. */
  readonly hits: number;
  /** How many fields are in use: what `countFiltersInUse` answers. Seen in the button, so that a closed panel hides none. */
  readonly inUse: number;
  /** Empties every field. */
  readonly onClear: () => void;
  /**
   * How many of how many rows show. Announced once the reader has stopped changing the fields.
   * @default `showingOf` of `UiTexts`
   */
  readonly summary?: string | undefined;
  /** Stands in place of the list when the filters let nothing through, before a button that clears them (row K12). */
  readonly noHitsText: string;
  /** The list. */
  readonly children: ReactNode;
} & OpenControl;

/** Finds some rows of a list: a button that opens fields, how many rows they leave, and a way back to all. */
export function FilterPanel({
  heading,
  fields,
  total,
  isLoading = false,
  listName,
  hits,
  inUse,
  onClear,
  summary,
  noHitsText,
  children,
  ...control
}: FilterPanelProps): ReactNode {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const texts = useUiTexts();
  const [isOwnOpen, setIsOwnOpen] = useState(control.isInitiallyOpen ?? false);
  const isOpen = control.isOpen ?? isOwnOpen;
  const setIsOpen = control.onOpenChange ?? setIsOwnOpen;
  const hasNoHits = hits === 0 && inUse > 0;
  const shown = summary ?? formatText(texts.showingOf, { visible: hits, total });
  const said = hasNoHits ? noHitsText : shown;
  useAnnouncedWhenSettled(
    isLoading ? null : listName === undefined ? said : `${listName}: ${said}`,
  );

  const clear = (
    <button
      className={classNames(
        buttonStyles.button,
        buttonStyles.variant.quiet,
        buttonStyles.size.small,
        styles.clear,
      )}
      onClick={() => {
        // The button leaves with what it clears.
        toggle.current?.focus();
        onClear();
      }}
      type="button"
    >
      {texts.clearFilters}
    </button>
  );

  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <div className={styles.heading} id={`${id}-heading`}>
          {heading}
        </div>
        {total > 1 ? (
          <button
            aria-controls={`${id}-fields`}
            aria-describedby={`${id}-heading`}
            aria-expanded={isOpen}
            className={classNames(
              buttonStyles.button,
              buttonStyles.variant.secondary,
              buttonStyles.size.small,
            )}
            onClick={() => {
              setIsOpen(!isOpen);
            }}
            ref={toggle}
            type="button"
          >
            {texts.filter}
            {inUse === 0 ? null : (
              <>
                <span aria-hidden="true" className={styles.count}>
                  {inUse}
                </span>
                <VisuallyHidden>{formatText(texts.filtersInUse, { count: inUse })}</VisuallyHidden>
              </>
            )}
          </button>
        ) : null}
      </div>
      {total > 1 ? (
        <div
          aria-label={texts.filter}
          className={styles.panel}
          hidden={!isOpen}
          id={`${id}-fields`}
          role="group"
        >
          <div className={styles.fields}>{fields}</div>
          {inUse > 0 && !hasNoHits ? <div>{clear}</div> : null}
        </div>
      ) : null}
      {isOpen || inUse > 0 ? <p className={styles.summary}>{shown}</p> : null}
      {hasNoHits ? <EmptyState action={clear}>{noHitsText}</EmptyState> : children}
    </div>
  );
}
