import type { ReactNode } from 'react';

/** What stands before or after a control, in the same row. Its `id` is part of the description of the control. */
export function affix(id: string | undefined, text: string | undefined): ReactNode {
  return text && <span id={id}>{text}</span>;
}
