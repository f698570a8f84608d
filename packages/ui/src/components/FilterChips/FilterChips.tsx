'use client';

import { type ReactNode, useRef } from 'react';

import { classNames } from '../../private/classNames.ts';
import { takeFocus } from '../../private/takeFocus.ts';
import { Button } from '../Button/index.ts';
import { CloseIcon } from '../Icon/index.ts';
import { Inline } from '../Layout/index.ts';
import { align, inline, space } from '../Layout/Layout.css.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

/** As `Inline`, whose element cannot stand in a button. */
const wordsAndCross = classNames(inline, space.x8, align.center);

/** A filter in use. */
export interface FilterChip {
  /** Tells the filter from the others. */
  readonly key: string;
  /** What it filters by, understood without the fields: `Skickat via: Kivra`. */
  readonly label: string;
}

export interface FilterChipsProps {
  /** Names the group for screen readers: `Filter som används`. */
  readonly label: string;
  /** The filters in use, in the order of their fields. */
  readonly filters: readonly FilterChip[];
  /** Called with the key of the filter whose button the user presses. The page empties its field. */
  readonly onRemove: (key: string) => void;
}

/** The filters in use, each a button that removes it. */
export function FilterChips({ label, filters, onRemove, ...given }: FilterChipsProps): ReactNode {
  const { removeFile } = useUiTexts();
  const group = useRef<HTMLDivElement>(null);

  function remove(key: string, index: number): void {
    // The pressed button leaves with its filter, so focus moves first.
    const buttons = group.current?.querySelectorAll('button') ?? [];
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next === undefined) takeFocus(group.current);
    else next.focus();
    onRemove(key);
  }

  return (
    <div
      {...given}
      aria-label={label}
      // Without filters it still takes focus, but no room.
      className={filters.length === 0 ? hidden : undefined}
      ref={group}
      role="group"
    >
      <Inline gap="x8">
        {filters.map((filter, index) => (
          <Button
            key={filter.key}
            onClick={() => {
              remove(filter.key, index);
            }}
            size="small"
            variant="secondary"
          >
            <span className={wordsAndCross}>
              <span>
                <VisuallyHidden>{removeFile}</VisuallyHidden> {filter.label}
              </span>
              <CloseIcon size="small" />
            </span>
          </Button>
        ))}
      </Inline>
    </div>
  );
}
