import { type ReactNode, useId, useRef, useState } from 'react';

import { classNames } from '../../private/classNames.ts';
import { control, lineWidth } from '../../private/fieldFrame.css.ts';
import {
  FieldFrame,
  type FieldProps,
  fieldAttributes,
  labelId,
} from '../../private/fieldFrame.tsx';
import { formatText } from '../../private/formatText.ts';
import type { Option } from '../../private/option.ts';
import { useDismissal } from '../../private/useDismissal.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './MultiSelect.css.ts';
import { MultiSelectPanel } from './MultiSelectPanel.tsx';

export interface MultiSelectProps<Value extends string> extends Omit<
  FieldProps,
  'isRequired' | 'name'
> {
  /** The options, in reading order. */
  readonly options: readonly Option<Value>[];
  /** The chosen values. */
  readonly values: readonly NoInfer<Value>[];
  /** Called with all chosen values, in the order of the options. */
  readonly onChange: (values: readonly Value[]) => void;
  /** Shown in the closed field when nothing is chosen: "Alla" in a filter. */
  readonly emptyLabel: string;
}

/** Lets the user choose several of a few options, in the space of one field. */
export function MultiSelect<Value extends string>({
  label,
  hint,
  error,
  isLocked = false,
  id,
  options,
  values,
  onChange,
  emptyLabel,
}: MultiSelectProps<Value>): ReactNode {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const valueId = useId();
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const texts = useUiTexts();
  const [isAskedFor, setIsAskedFor] = useState(false);
  const isOpen = isAskedFor && !isLocked;

  const close = (): void => {
    setIsAskedFor(false);
    button.current?.focus();
  };
  useDismissal(isOpen, root, (by) => {
    if (by === 'escape') close();
    else setIsAskedFor(false);
  });

  const chosen = options.filter(({ value }) => values.includes(value));
  const count = formatText(chosen.length === 1 ? texts.chosenOne : texts.chosenMany, {
    count: chosen.length,
  });
  const names = chosen.map((option) => option.label).join(', ');
  return (
    <FieldFrame error={error} hint={hint} id={fieldId} label={label}>
      <div className={classNames(styles.root, lineWidth)} ref={root}>
        <button
          {...fieldAttributes(fieldId, { hint, error })}
          aria-controls={isOpen ? panelId : undefined}
          aria-disabled={isLocked || undefined}
          aria-expanded={isOpen}
          aria-labelledby={`${labelId(fieldId)} ${valueId}`}
          className={classNames(control, styles.button)}
          data-state={isLocked ? 'locked' : isOpen ? 'open' : 'closed'}
          onClick={() => {
            setIsAskedFor(!isOpen);
          }}
          ref={button}
          type="button"
        >
          <span className={styles.value} id={valueId}>
            {chosen.length === 0 ? (
              <span className={styles.names}>{emptyLabel}</span>
            ) : (
              <>
                <span className={styles.count}>{count}:</span>{' '}
                <span className={styles.names}>{names}</span>
              </>
            )}
          </span>
          <span className={styles.icon} data-state={isOpen ? 'open' : 'closed'}>
            <ChevronDownIcon />
          </span>
        </button>
        {isOpen ? (
          <MultiSelectPanel
            id={panelId}
            label={label}
            labelledBy={labelId(fieldId)}
            onChange={onChange}
            onClose={close}
            options={options}
            values={values}
          />
        ) : null}
      </div>
    </FieldFrame>
  );
}
