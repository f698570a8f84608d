'use client';

import { type ReactNode, useEffect } from 'react';

import { bringIntoView } from '../../private/bringIntoView.ts';
import type { Option } from '../../private/option.ts';
import { Button } from '../Button/index.ts';
import { CheckIcon } from '../Icon/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './Combobox.css.ts';

interface ComboboxPanelProps<Value extends string> {
  /** The `id` of the list. */
  readonly id: string;
  readonly labelledBy: string;
  readonly options: readonly Option<Value>[];
  readonly chosen: Value | null;
  /** The place of the active option. */
  readonly active: number;
  /** Stands below the options, or in their place. */
  readonly words: string | undefined;
  readonly onChoose: (option: Option<Value>) => void;
  readonly onRetry: (() => void) | undefined;
}

/** The open list of a field. Focus stays in the field. */
export function ComboboxPanel<Value extends string>({
  id,
  labelledBy,
  options,
  chosen,
  active,
  words,
  onChoose,
  onRetry,
}: ComboboxPanelProps<Value>): ReactNode {
  const texts = useUiTexts();
  const panelId = `${id}-panel`;
  const activeId = optionId(id, active);

  useEffect(() => {
    // Near the end of a window or a dialog the panel would open out of view.
    bringIntoView(document.getElementById(panelId), { block: 'nearest' });
  }, [panelId]);
  useEffect(() => {
    bringIntoView(document.getElementById(activeId), { block: 'nearest' });
  }, [activeId]);

  return (
    <div
      className={styles.panel}
      id={panelId}
      // A press would take focus out of the field.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      role="presentation"
    >
      {options.length === 0 ? null : (
        <div aria-labelledby={labelledBy} className={styles.list} id={id} role="listbox">
          {options.map((option, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- focus and keys are those of the field
            <div
              aria-selected={option.value === chosen}
              className={styles.option}
              data-state={index === active ? 'active' : undefined}
              id={optionId(id, index)}
              key={option.value}
              onClick={() => {
                onChoose(option);
              }}
              role="option"
            >
              {option.label}
              {option.value === chosen ? (
                <span className={styles.check}>
                  <CheckIcon />
                </span>
              ) : null}
            </div>
          ))}
        </div>
      )}
      {words === undefined ? null : (
        <div className={styles.words}>
          {words}
          {onRetry === undefined ? null : (
            <Button onClick={onRetry} size="small" variant="secondary">
              {texts.tryAgain}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${String(index)}`;
}
