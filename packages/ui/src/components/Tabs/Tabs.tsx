'use client';

import { List, Root, Trigger } from '@radix-ui/react-tabs';
import {
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import { formatText } from '../../private/formatText.ts';
import { unbroken } from '../../private/unbroken.tsx';
import { UiContext } from '../UiProvider/contexts.ts';
import { startsWithControl } from './startsWithControl.ts';
import * as styles from './Tabs.css.ts';
import { useTabRow } from './useTabRow.ts';

/** One tab with its panel. */
export interface TabItem {
  /** Identifies the tab. Suitable for an address, so that a link can lead to the tab. */
  readonly key: string;
  /** The label of the tab, with a count of its content if that helps: `Aktiva (3)`. */
  readonly label: string;
  /** The content. Mounted only while the tab is selected. */
  readonly content: ReactNode;
}

export type TabsProps = {
  /** Names the group of tabs for screen readers. */
  readonly label: string;
  /** The tabs, from left to right. At least one. */
  readonly items: readonly [TabItem, ...TabItem[]];
} & (
  | {
      /** Key of the selected tab. An unknown key, from an old address for instance, selects the first. */
      readonly value: string;
      readonly defaultValue?: undefined;
      /** Called with the key of the tab that the user chooses. */
      readonly onValueChange: (key: string) => void;
    }
  | {
      readonly value?: undefined;
      /**
       * Key of the tab that is selected at first. The tabs hold themselves which one is selected.
       * @default that of the first tab
       */
      readonly defaultValue?: string | undefined;
      /** Called with the key of the tab that the user chooses. */
      readonly onValueChange?: ((key: string) => void) | undefined;
    }
);

const noChange = (): (() => void) => () => undefined;
const pageDirection = (): 'ltr' | 'rtl' => (document.dir === 'rtl' ? 'rtl' : 'ltr');

/**
 * Shows one of several views of the same thing. Activation is manual: arrow keys move between the tabs, Enter and Space
 * select the focused one, because selecting a tab may fetch data.
 */
export function Tabs({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  ...given
}: TabsProps): ReactNode {
  const id = useId();
  const ui = useContext(UiContext);
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const [isPanelStop, setIsPanelStop] = useState(true);
  // Radix writes a direction onto its element, left to right unless it is told.
  const direction = useSyncExternalStore(noChange, pageDirection, () => undefined);
  const selected = items.find((item) => item.key === (value ?? own)) ?? items[0];
  const selectedIndex = items.indexOf(selected);
  const overflow = useTabRow(list, selectedIndex, items.length);
  const longest = Math.max(...items.map((item) => item.label.length));
  const panelId = `${id}-panel`;
  const selectedId = `${id}-tab-${String(selectedIndex)}`;

  const measurePanel = (): void => {
    setIsPanelStop(panel.current !== null && !startsWithControl(panel.current));
  };
  useLayoutEffect(measurePanel, [selected.content]);

  // A control in the panel may select another tab and disappear with its panel. Focus then goes to the selected tab,
  // unless the new panel has taken it.
  const shownKey = useRef(selected.key);
  useEffect(() => {
    if (shownKey.current === selected.key) return;
    shownKey.current = selected.key;
    if (document.activeElement === document.body) document.getElementById(selectedId)?.focus();
  }, [selected.key, selectedId]);

  return (
    <Root
      {...given}
      activationMode="manual"
      className={styles.root}
      dir={direction}
      value={selected.key}
    >
      <div className={styles.frame} data-overflow={overflow}>
        <List
          aria-label={label}
          className={styles.list}
          ref={list}
          // Content security policies refuse the style attribute that Radix would write into prerendered HTML. There
          // the list would also be the only stop for Tab, one that does nothing.
          style={{ outline: undefined }}
          tabIndex={undefined}
        >
          {items.map((item, index) => {
            const isSelected = item === selected;
            return (
              <Trigger
                // Only the selected panel is mounted, and `aria-controls` must refer to an existing element.
                aria-controls={isSelected ? panelId : undefined}
                className={styles.tab}
                data-length={item.label.length === longest ? 'longest' : undefined}
                id={`${id}-tab-${String(index)}`}
                key={item.key}
                // Radix would focus the tab by script, which shows the keyboard's ring to those who press it by pointer.
                // Browsers focus it themselves; in Safari, which does not, the effect above does once it is selected.
                onMouseDown={(event) => {
                  event.defaultPrevented = true;
                }}
                // Radix would select when the button of the mouse goes down, where nobody can change their mind
                // (WCAG 2.5.2), and not on a click by voice control.
                onClick={() => {
                  if (isSelected) return;
                  setOwn(item.key);
                  onValueChange?.(item.key);
                  // Focus stays on the tab, so that a screen reader would say nothing.
                  ui?.announce(formatText(ui.texts.tabShown, { tab: item.label }));
                }}
                // Content may have loaded into the panel since the last check.
                onFocus={measurePanel}
                tabIndex={isSelected ? 0 : -1}
                value={item.key}
              >
                {unbroken(item.label)}
              </Trigger>
            );
          })}
        </List>
      </div>
      {/* Not Radix's panel: only one exists, and Radix would write a style attribute into prerendered HTML. */}
      <div
        aria-labelledby={selectedId}
        className={styles.panel}
        id={panelId}
        key={selected.key}
        ref={panel}
        role="tabpanel"
        // The panel is a tab stop only if it does not start with a control.
        tabIndex={isPanelStop ? 0 : undefined}
      >
        {selected.content}
      </div>
    </Root>
  );
}
