'use client';

import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';

import type { OpenProps } from './useOpen.ts';

/**
 * What a `details` element needs so that the application can hold its state. The browser changes the state first and
 * tells about it later, also when a script or an address has opened it.
 */
export function useOpenDetails(
  { open, defaultOpen = false, onOpenChange }: OpenProps,
  ref: RefObject<HTMLDetailsElement | null>,
): {
  readonly open: boolean;
  readonly onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => void;
} {
  const [first] = useState(defaultOpen);
  const drawn = open ?? first;
  const known = useRef(drawn);
  const [, drawAgain] = useState({});

  // After every render: the browser may have opened what the application keeps closed.
  useLayoutEffect(() => {
    if (open === undefined || ref.current === null) return;
    ref.current.open = open;
    known.current = open;
  });

  return {
    open: drawn,
    onToggle: ({ currentTarget: details }) => {
      if (details.open === known.current) return;
      if (open === undefined) known.current = details.open;
      else drawAgain({});
      onOpenChange?.(details.open);
    },
  };
}
