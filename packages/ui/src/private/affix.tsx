import type { ReactNode } from 'react';

/**
 * What stands before or after a control, in the same row. Its `id` is part of the description of the control. Its
 * direction is its own, or an Arabic page would show `https://` as `//:https`.
 */
export function affix(id: string | undefined, text: string | undefined): ReactNode {
  return (
    text && (
      <span dir="auto" id={id}>
        {text}
      </span>
    )
  );
}
