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
  /** Identifies the tab among the others. Fit for an address, so that a link can lead to the tab. */
  readonly key: string;
  /** The words of the tab, with the count of what it holds where that helps: `Aktiva (3)`. */
  readonly label: string;
  /** What the tab shows. Mounted only while the tab is selected. */
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Names the group of tabs for screen readers. */
  readonly label: string;
  /** The tabs, from left to right. At least one. */
  readonly items: readonly [TabItem, ...TabItem[]];
  /** Key of the selected tab. A key that no tab has, from an old address for instance, selects the first. */
  readonly value: string;
  /** Called with the key of the tab that the reader chooses. */
  readonly onValueChange: (key: string) => void;
}

/**
 * Shows one of several views of the same thing. Activation is manual: arrow keys move between the tabs, Enter and
 * Space show the one in focus, because showing one may fetch data.
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

  // Something in the panel may lead to another tab, and goes with its panel. What the new panel holds has had its turn.
  const shownKey = useRef(selected.key);
  useEffect(() => {
    if (shownKey.current === selected.key) return;
    shownKey.current = selected.key;
    if (document.activeElement === document.body) document.getElementById(selectedId)?.focus();
  }, [selected.key, selectedId]);

  useEffect(() => {
    const row = list.current;
    const tab = document.getElementById(selectedId);
    // Test environments without layout have no observer, and nothing to see.
    if (row === null || tab === null || typeof ResizeObserver === 'undefined') return undefined;
    // A tab chosen by an address may lie beyond the edge, or get there when the font arrives. Sideways only: the page
    // must not move by itself.
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
                // The other panels are not there, and a reference must lead somewhere.
                aria-controls={isSelected ? panelId : undefined}
                aria-selected={isSelected}
                className={styles.tab}
                data-state={isSelected ? 'active' : 'inactive'}
                id={`${id}-tab-${String(index)}`}
                key={item.key}
                onClick={() => {
                  if (!isSelected) onValueChange(item.key);
                }}
                // What the panel fetched may have arrived since it was measured.
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
        // Tab leads to what comes first in the panel: its text, or the control that it begins with.
        tabIndex={isPanelStop ? 0 : undefined}
      >
        {selected.content}
      </div>
    </div>
  );
}
