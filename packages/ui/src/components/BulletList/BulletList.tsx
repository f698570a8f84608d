import type { ReactNode } from 'react';

import { item, list } from './BulletList.css.ts';

export interface BulletListProps {
  /** What is listed, in order of weight. */
  readonly items: readonly ReactNode[];
}

/** Short statements, each marked with the road's centre line. */
export function BulletList({ items }: BulletListProps): ReactNode {
  return (
    // Safari takes the list meaning away from a list without markers.
    <ul className={list} role="list">
      {items.map((content, index) => (
        <li className={item} key={index}>
          {content}
        </li>
      ))}
    </ul>
  );
}
