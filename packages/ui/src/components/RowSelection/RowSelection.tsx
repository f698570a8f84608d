'use client';

import {
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';

import { ChoiceRow } from '../../private/ChoiceRow.tsx';
import { formatText } from '../../private/formatText.ts';
import { given } from '../../private/given.ts';
import { useFieldValue, type ValueProps } from '../../private/useFieldValue.ts';
import * as boxStyles from '../Checkbox/Checkbox.css.ts';
import { CheckIcon } from '../Icon/index.ts';
import { UiContext, useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './RowSelection.css.ts';
import { type Selection, SelectionContext, withRow } from './selection.ts';

export type RowSelectionProps = {
  /** The label of the box that selects all rows, or none: "Välj alla fakturor". */
  readonly label: string;
  /** The keys of the rows that can be selected, in their order: also of those that do not show yet. */
  readonly rowKeys: readonly string[];
  /**
   * What is selected is being sent: the boxes can be read and focused, but not changed.
   * @default false
   */
  readonly isLocked?: boolean | undefined;
  /** A form gets each selected key under this name. */
  readonly name?: string | undefined;
  /** The `Table`, with a `RowCheckbox` in one of its columns, and what is done with the selected rows. */
  readonly children: ReactNode;
} & ValueProps<readonly string[]>;

const none: readonly never[] = [];

/**
 * Lets the user select several rows of a `Table`, to do something with them together. Says how many are selected. The
 * value is the list of their keys, in the order of the rows.
 */
export function RowSelection({
  label,
  rowKeys,
  isLocked = false,
  name,
  children,
  ...held
}: RowSelectionProps): ReactNode {
  const id = useId();
  const texts = useUiTexts();
  const [value, change] = useFieldValue<readonly string[]>(held, { id, empty: none });
  const selected = useMemo(() => new Set(value), [value]);
  const count = rowKeys.filter((key) => selected.has(key)).length;
  const isAll = count > 0 && count === rowKeys.length;
  const words = formatText(
    count === 1 ? texts.chosenOne : texts.chosenMany,
    { count },
    useContext(UiContext)?.locale,
  );
  useChangeAnnounced(words);

  // What several boxes took from the server's page comes before the selection is drawn again.
  const latest = useRef<ReadonlySet<string>>(selected);
  const select: Selection['select'] = (rowKey, isSelected) => {
    if (isLocked) return;
    const next = withRow(rowKeys, latest.current, { rowKey, isSelected });
    latest.current = new Set(next);
    change(next);
  };
  const lastSelect = useRef(select);
  const all = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    latest.current = selected;
    lastSelect.current = select;
    // Not an attribute, and a press takes it away even if the application refuses the change.
    if (all.current !== null) all.current.indeterminate = count > 0 && !isAll;
  });
  // The same object until the selection changes: a page that opens a dialog does not draw every box.
  const selection = useMemo<Selection>(
    () => ({
      selected,
      isLocked,
      select: (rowKey, isSelected) => {
        lastSelect.current(rowKey, isSelected);
      },
    }),
    [selected, isLocked],
  );

  return (
    <div {...given(held)} className={styles.root}>
      <ChoiceRow
        after={<span className={styles.count}>{words}</span>}
        controlClass={styles.control}
        id={id}
        label={label}
      >
        <input
          // A checkbox cannot be read-only, and `disabled` would drop focus.
          aria-disabled={isLocked || undefined}
          checked={isAll}
          className={styles.selectAll}
          data-state={isLocked ? 'locked' : undefined}
          id={id}
          onChange={({ target }) => {
            if (!isLocked) change(target.checked ? rowKeys : none);
          }}
          ref={all}
          type="checkbox"
        />
        <span className={boxStyles.mark}>
          <CheckIcon />
        </span>
        <span className={styles.dash} />
      </ChoiceRow>
      <SelectionContext value={selection}>{children}</SelectionContext>
      {name === undefined
        ? null
        : rowKeys
            .filter((key) => selected.has(key))
            .map((key) => <input key={key} name={name} type="hidden" value={key} />)}
    </div>
  );
}

/** Says the words when they change, but not at first. */
function useChangeAnnounced(words: string): void {
  const announce = useAnnounce();
  const said = useRef(words);
  useEffect(() => {
    if (said.current === words) return;
    said.current = words;
    announce(words);
  }, [announce, words]);
}
