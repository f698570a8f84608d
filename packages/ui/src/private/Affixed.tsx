import type { ReactNode } from 'react';

import * as styles from './affixed.css.ts';

/** What a field shows around its value: the texts before and after it. */
export type Affixes = readonly [before: string | undefined, after: string | undefined];

const idOf = (id: string, at: number): string => `${id}-affix${String(at)}`;

/** A control with what stands before and after it. */
export function Affixed({
  id,
  affixes,
  children,
}: {
  readonly id: string;
  readonly affixes: Affixes;
  readonly children: ReactNode;
}): ReactNode {
  const [before, after] = affixes.map((text, at) =>
    text === undefined ? null : (
      <span className={styles.affix} id={idOf(id, at)} key={at}>
        {text}
      </span>
    ),
  );
  return before === after ? (
    children
  ) : (
    <div className={styles.row}>
      {before}
      {children}
      {after}
    </div>
  );
}

/** The ids of what stands around the control, which are part of its description. */
export function affixNotes(id: string, affixes: Affixes): readonly (string | undefined)[] {
  return affixes.map((text, at) => (text === undefined ? text : idOf(id, at)));
}
