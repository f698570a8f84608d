import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';

/** Who holds whether a part is open: the application (`open`), or the part itself (`defaultOpen`). */
export type OpenProps =
  | {
      /** Whether the part is open. It opens and closes when the application passes another value. */
      readonly open: boolean;
      readonly defaultOpen?: undefined;
      /** Called when the user opens or closes the part. */
      readonly onOpenChange: (open: boolean) => void;
    }
  | {
      readonly open?: undefined;
      /**
       * Whether the part is open at first, and each time this changes. It holds the state itself.
       * @default false
       */
      readonly defaultOpen?: boolean | undefined;
      /** Called when the part has been opened or closed. */
      readonly onOpenChange?: ((open: boolean) => void) | undefined;
    };

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
  const drawn = open ?? defaultOpen;
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
