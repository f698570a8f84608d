'use client';

import { useState } from 'react';

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
       * Whether the part is open at first. It holds the state itself.
       * @default false
       */
      readonly defaultOpen?: boolean | undefined;
      /** Called when the part has been opened or closed. */
      readonly onOpenChange?: ((open: boolean) => void) | undefined;
    };

/** Whether a part is open and the function that changes it, whoever holds the state. */
export function useOpen({
  open,
  defaultOpen = false,
  onOpenChange,
}: OpenProps): readonly [boolean, (open: boolean) => void] {
  const [own, setOwn] = useState(defaultOpen);
  return [
    open ?? own,
    (next) => {
      setOwn(next);
      onOpenChange?.(next);
    },
  ];
}
