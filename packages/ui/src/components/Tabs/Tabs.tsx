import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

import * as styles from './Tabs.css.ts';

export interface TabItem {
  /** Identifies the tab among the others. */
  readonly key: string;
  /** The words of the tab. */
  readonly label: string;
  /** What the tab shows. Mounted only while the tab is selected. */
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Names the group of tabs for screen readers. */
  readonly label: string;
  /** The tabs, from left to right. */
  readonly items: readonly TabItem[];
  /** Key of the selected tab. */
  readonly value: string;
  /** Called with the key of the tab that the reader chooses. */
  readonly onValueChange: (key: string) => void;
}

/**
 * Shows one of several views of the same thing. Activation is manual: arrow keys move between the tabs, Enter and
 * Space show the one in focus, because showing one may fetch data.
 */
export function Tabs({ label, items, value, onValueChange }: TabsProps): ReactNode {
  return (
    <Root
      activationMode="manual"
      className={styles.root}
      onValueChange={onValueChange}
      value={value}
    >
      <List aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Trigger
            className={styles.tab}
            key={item.key}
            value={item.key}
            // Only the selected tab has a panel to name.
            {...(item.key === value ? {} : { 'aria-controls': undefined })}
          >
            {item.label}
          </Trigger>
        ))}
      </List>
      {items
        .filter((item) => item.key === value)
        .map((item) => (
          <Content className={styles.panel} key={item.key} value={item.key}>
            {item.content}
          </Content>
        ))}
    </Root>
  );
}
