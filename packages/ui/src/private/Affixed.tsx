import type { ReactNode } from 'react';

import { row } from './affixed.css.ts';
import { noteId, prefixId } from './fieldFrame.tsx';

/** What stands on the line of a field, outside its value. */
export interface Affixes {
  /**
   * Stands before the field and is read with it, such as a currency: `£`. It is not part of the value.
   * @default none
   */
  readonly prefix?: string | undefined;
  /**
   * Stands after the field and is read with it. It is not part of the value.
   * @default none
   */
  readonly suffix?: string | undefined;
}

/** A control with what stands before and after it. `fieldAttributes` ties them to it. */
export function Affixed({
  id,
  prefix,
  suffix,
  children,
}: Affixes & { readonly id: string; readonly children: ReactNode }): ReactNode {
  if (prefix === undefined && suffix === undefined) return children;
  return (
    <div className={row}>
      {prefix === undefined ? null : <span id={prefixId(id)}>{prefix}</span>}
      {children}
      {suffix === undefined ? null : <span id={noteId(id)}>{suffix}</span>}
    </div>
  );
}
