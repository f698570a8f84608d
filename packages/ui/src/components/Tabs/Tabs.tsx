import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import { nextTab } from './nextTab.ts';
import { startsWithControl } from './startsWithControl.ts';
import * as styles from './Tabs.css.ts';
import { useOverflowHint } from './useOverflowHint.ts';

export interface TabItem {
  /** Identifies the tab. Suitable for an address, so that a link can lead to the tab. */
  readonly key: string;
  /** The label of the tab, with a count of its content if that helps: `Aktiva (3)`. */
  readonly label: string;
  /** The content. Mounted only while the tab is selected. */
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Names the group of tabs for screen readers. */
  readonly label: string;
  /** The tabs, from left to right. At least one. */
  readonly items: readonly [TabItem, ...TabItem[]];
  /** Key of the selected tab. An unknown key, from an old address for instance, selects the first. */
  readonly value: string;
  /** Called with the key of the tab that the user chooses. */
  readonly onValueChange: (key: string) => void;
}

/**
 * Shows one of several views of the same thing. Activation is manual: arrow keys move between the tabs, Enter and Space
 * select the focused one, because selecting a tab may fetch data.
 */
export function Tabs({ label, items, value, onValueChange }: TabsProps): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isPanelStop, setIsPanelStop] = useState(true);
  const count = items.length;
  const overflow = useOverflowHint(list, count);
  const selected = items.find((item) => item.key === value) ?? items[0];
  const panelId = `${id}-panel`;
  const selectedId = `${id}-tab-${String(items.indexOf(selected))}`;

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

  useEffect(() => {
    const row = list.current;
    const tab = document.getElementById(selectedId);
    // Test environments without layout have no ResizeObserver.
    if (row === null || tab === null || typeof ResizeObserver === 'undefined') return undefined;
    // The selected tab may be outside the visible part, at first or after the font has loaded. Only the row scrolls
    // sideways: the page must not move by itself.
    const observer = new ResizeObserver(() => {
      const { left, right } = row.getBoundingClientRect();
      const box = tab.getBoundingClientRect();
      if (box.left < left || box.right > right) row.scrollLeft += box.left - left;
    });
    for (const one of [...row.children].slice(0, count)) observer.observe(one);
    return () => {
      observer.disconnect();
    };
  }, [selectedId, count]);

  const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const current = tabs.findIndex((tab) => tab === document.activeElement);
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextTab({ key: event.key, current, count: tabs.length, isRightToLeft });
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    tabs[next]?.focus();
  };

  return (
    <div className={styles.root}>
      <div className={styles.frame} data-overflow={overflow}>
        <div aria-label={label} className={styles.list} ref={list} role="tablist">
          {items.map((item, index) => {
            const isSelected = item === selected;
            return (
              <button
                // Only the selected panel is mounted, and `aria-controls` must refer to an existing element.
                aria-controls={isSelected ? panelId : undefined}
                aria-selected={isSelected}
                className={styles.tab}
                data-state={isSelected ? 'active' : 'inactive'}
                id={`${id}-tab-${String(index)}`}
                key={item.key}
                onClick={() => {
                  if (!isSelected) onValueChange(item.key);
                }}
                // Content may have loaded into the panel since the last check.
                onFocus={measurePanel}
                onKeyDown={moveFocus}
                role="tab"
                tabIndex={isSelected ? 0 : -1}
                type="button"
              >
                {item.label}
              </button>
            );
          })}
        </div>
      </div>
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
    </div>
  );
}
