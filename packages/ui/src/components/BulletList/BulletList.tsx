import { Children, type ReactNode } from 'react';

import { item, list } from './BulletList.css.ts';

export interface BulletListProps {
  /** What is listed, in order of weight. */
  readonly items: readonly ReactNode[];
}

/** Short statements, each marked with the road's centre line. */
export function BulletList({ items }: BulletListProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes the list meaning away from a list without markers
    <ul className={list} role="list">
      {Children.map(items, (content) => (
        <li className={item}>{content}</li>
      ))}
    </ul>
  );
}
