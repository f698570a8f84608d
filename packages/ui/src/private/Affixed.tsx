import type { ReactNode } from 'react';

import * as styles from './affixed.css.ts';
import { noteId } from './fieldFrame.tsx';
import type { Affixes } from './withoutAffixes.ts';

type AffixedProps = Affixes & { readonly id: string };

/** A control with what stands before and after it. */
export function Affixed({
  id,
  prefix,
  suffix,
  children,
}: AffixedProps & { readonly children: ReactNode }): ReactNode {
  if (prefix === undefined && suffix === undefined) return children;
  const draw = (affixId: string, text: string | undefined): ReactNode =>
    text === undefined ? null : (
      <span className={styles.affix} id={affixId}>
        {text}
      </span>
    );
  return (
    <div className={styles.row}>
      {draw(prefixId(id), prefix)}
      {children}
      {draw(noteId(id), suffix)}
    </div>
  );
}

/** The ids of what stands around the control, which are part of its description. */
export function affixNotes({ id, prefix, suffix }: AffixedProps): readonly string[] {
  return [
    ...(prefix === undefined ? [] : [prefixId(id)]),
    ...(suffix === undefined ? [] : [noteId(id)]),
  ];
}

function prefixId(id: string): string {
  return `${id}-prefix`;
}
