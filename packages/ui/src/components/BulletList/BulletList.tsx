import { Children, type ReactNode } from 'react';

import { unbroken } from '../../private/unbroken.tsx';
import { item, list } from './BulletList.css.ts';

export interface BulletListProps {
  /** The statements, the most important first. */
  readonly items: readonly ReactNode[];
}

/** Short statements. The theme draws the bullets. */
export function BulletList({ items, ...given }: BulletListProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not announce a list without markers as a list
    <ul {...given} className={list} role="list">
      {Children.map(items, (content) => (
        <li className={item}>{unbroken(content)}</li>
      ))}
    </ul>
  );
}
