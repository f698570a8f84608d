'use client';

import { type ReactNode, useContext, useId, useRef, useState } from 'react';

import { given } from '../../private/given.ts';
import { classNames } from '../../private/classNames.ts';
import { formatCount, formatText } from '../../private/formatText.ts';
import { takeFocus } from '../../private/takeFocus.ts';
import { type OpenProps, useOpen } from '../../private/useOpen.ts';
import * as buttonStyles from '../Button/Button.css.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { UiContext, useUiTexts } from '../UiProvider/contexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './FilterPanel.css.ts';
import { useAnnouncedWhenSettled } from './useAnnouncedWhenSettled.ts';

export type FilterPanelProps = {
  /** The heading of the list, shown next to the button. */
  readonly heading: ReactNode;
  /** Name of the list: read after the label of the button and before the number of rows. */
  readonly listName: string;
  /** The fields, each with its own label. The page keeps their values. */
  readonly fields: ReactNode;
  /** Number of rows without any filter. With one row or none there is no button. */
  readonly total: number;
  /**
   * The rows are loading, so no number is shown.
   * @default false
   */
  readonly isLoading?: boolean | undefined;
  /** Number of rows that match the filters. */
  readonly hits: number;
  /**
   * Number of filters in use, from `countFiltersInUse`. Shown in the button, so that a closed panel still shows that
   * the list is filtered.
   */
  readonly inUse: number;
  /** Called to empty every field. */
  readonly onClear: () => void;
  /**
   * The text that says how many of all rows match. Announced once the user has stopped changing the fields.
   * @default `filterHits` of `UiTexts`, and while no filter is in use `filterTotal`
   */
  readonly summary?: string | undefined;
  /**
   * The filters in use, each with a button that removes it: `FilterChips`. They stay when no row matches.
   * @default none
   */
  readonly chips?: ReactNode;
  /** Shown instead of the list when no row matches, followed by a button that clears the filters. */
  readonly noHitsText: string;
  /** The list. */
  readonly children: ReactNode;
} & OpenProps;

/**
 * Filters a list: a button that opens the filter fields, the number of matching rows, and a button that clears the
 * filters.
 */
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
  chips,
  noHitsText,
  children,
  ...held
}: FilterPanelProps): ReactNode {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const texts = useUiTexts();
  const locale = useContext(UiContext)?.locale;
  const [open, setOpen] = useOpen(held);
  const [clearings, setClearings] = useState(0);
  // Without rows, the list itself says why: they load, could not be fetched, or there are none.
  const hasNoHits = total > 0 && hits === 0 && inUse > 0;
  const shown =
    summary ??
    formatText(inUse === 0 ? texts.filterTotal : texts.filterHits, { hits, total }, locale);
  useAnnouncedWhenSettled(isLoading ? null : `${listName}: ${hasNoHits ? noHitsText : shown}`);

  const clear = (
    <button
      className={classNames(
        buttonStyles.button,
        buttonStyles.variant.quiet,
        buttonStyles.size.small,
        styles.clear,
      )}
      onClick={() => {
        // This button disappears when the filters are cleared, so focus moves first.
        if (toggle.current === null) takeFocus(root.current);
        else toggle.current.focus();
        onClear();
        setClearings(clearings + 1);
      }}
      type="button"
    >
      {texts.clearFilters}
    </button>
  );

  return (
    <div {...given(held)} className={styles.root} ref={root}>
      <div className={styles.head}>
        <div className={styles.heading}>{heading}</div>
        {total > 1 ? (
          <button
            aria-controls={`${id}-fields`}
            aria-expanded={open}
            className={classNames(
              buttonStyles.button,
              buttonStyles.variant.secondary,
              buttonStyles.size.small,
            )}
            onClick={() => {
              setOpen(!open);
            }}
            ref={toggle}
            type="button"
          >
            <span>
              {texts.filter} <VisuallyHidden>{listName}</VisuallyHidden>
            </span>
            {inUse === 0 ? null : (
              <>
                <span aria-hidden="true" className={styles.count}>
                  {formatCount(inUse, locale)}
                </span>
                <VisuallyHidden>
                  {formatText(texts.filtersInUse, { count: inUse }, locale)}
                </VisuallyHidden>
              </>
            )}
          </button>
        ) : null}
        {isLoading && total <= 1 ? (
          <span
            aria-hidden="true"
            className={classNames(buttonStyles.button, buttonStyles.size.small, styles.place)}
          >
            {texts.filter}
          </span>
        ) : null}
      </div>
      {total > 1 ? (
        <div
          aria-label={`${texts.filter} ${listName}`}
          className={styles.panel}
          hidden={!open}
          id={`${id}-fields`}
          role="group"
        >
          {/* Made anew, because only the field knows a date that is half written and what is wrong with it. */}
          <div className={styles.fields} key={clearings}>
            {fields}
          </div>
          {inUse > 0 && !hasNoHits ? <div>{clear}</div> : null}
        </div>
      ) : null}
      {!isLoading && (open || inUse > 0) ? <p className={styles.summary}>{shown}</p> : null}
      {chips}
      {hasNoHits ? <EmptyState action={clear}>{noHitsText}</EmptyState> : children}
    </div>
  );
}
