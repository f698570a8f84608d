'use client';

import {
  type ReactNode,
  type Ref,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

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
import { useFieldValue, type ValueProps } from '../../private/useFieldValue.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import { UiContext, useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './MultiSelect.css.ts';
import { MultiSelectPanel } from './MultiSelectPanel.tsx';

interface OwnProps<Value extends string> extends Omit<FieldProps, 'isRequired'> {
  /** The options, in reading order. */
  readonly options: readonly Option<Value>[];
  /** Shown in the closed field when nothing is chosen: "Alla" in a filter. */
  readonly emptyLabel: string;
  /** Called when focus leaves the field and its boxes. */
  readonly onBlur?: (() => void) | undefined;
  /** Lets other code focus the field, for instance the first field in error. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

export type MultiSelectProps<Value extends string> = OwnProps<Value> &
  ValueProps<readonly NoInfer<Value>[]>;

const none: readonly never[] = [];

/**
 * Lets the user choose several of a few options, in the space of one field. The value is the list of chosen values, in
 * the order of the options. A form gets each of them under `name`.
 */
export function MultiSelect<Value extends string>(props: MultiSelectProps<Value>): ReactNode {
  const {
    label,
    hint,
    error,
    isLocked = false,
    id,
    name,
    options,
    emptyLabel,
    onBlur,
    ref,
  } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const valueId = useId();
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const texts = useUiTexts();
  const locale = useContext(UiContext)?.locale;
  const [isAskedFor, setIsAskedFor] = useState(false);
  const isOpen = isAskedFor && !isLocked;
  const [values, change] = useFieldValue<readonly Value[]>(props, { id: fieldId, empty: none });

  const close = (): void => {
    setIsAskedFor(false);
    document.getElementById(fieldId)?.focus();
  };
  useDismissal(isOpen, root, (by, target) => {
    if (by === 'escape') {
      close();
      return;
    }
    // A press on the label presses the button, which closes.
    if (document.getElementById(labelId(fieldId))?.contains(target) === true) return;
    setIsAskedFor(false);
    // The box that has focus is removed with the panel, which React tells nobody.
    if (document.getElementById(panelId)?.contains(document.activeElement) === true) onBlur?.();
  });

  // Otherwise it would open by itself when it is unlocked.
  if (isLocked && isAskedFor) setIsAskedFor(false);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    // The box that had focus has left with the panel.
    if (isLocked && wasOpen.current && document.activeElement === document.body) {
      document.getElementById(fieldId)?.focus();
    }
    wasOpen.current = isOpen;
  }, [isLocked, isOpen, fieldId]);

  const chosen = options.filter(({ value }) => values.includes(value));
  const chosenWords = chosen.length === 1 ? texts.chosenOne : texts.chosenMany;
  const count = formatText(chosenWords, { count: chosen.length }, locale);
  const names = chosen.map((option) => option.label).join(', ');
  return (
    <FieldFrame error={error} hint={hint} id={fieldId} label={label}>
      <div
        className={classNames(styles.root, lineWidth)}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
        }}
        ref={root}
      >
        <button
          {...fieldAttributes(fieldId, { hint, error }, props)}
          aria-controls={isOpen ? panelId : undefined}
          aria-disabled={isLocked || undefined}
          aria-expanded={isOpen}
          aria-labelledby={`${labelId(fieldId)} ${valueId}`}
          className={classNames(control, styles.button)}
          data-state={isLocked ? 'locked' : isOpen ? 'open' : 'closed'}
          onClick={() => {
            setIsAskedFor(!isOpen);
          }}
          ref={ref}
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
        {name === undefined
          ? null
          : chosen.map(({ value }) => (
              <input key={value} name={name} type="hidden" value={value} />
            ))}
        {isOpen ? (
          <MultiSelectPanel
            id={panelId}
            label={label}
            onValueChange={change}
            onClose={close}
            options={options}
            value={values}
          />
        ) : null}
      </div>
    </FieldFrame>
  );
}
