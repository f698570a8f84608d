import { Button, ErrorView } from '@mina-sidor/ui';

import { useFocusHandedOn } from '../platform/useFocusHandedOn.ts';

interface LoadFailedProps {
  readonly title: string;
  readonly text: string;
  /** Words of the button that fetches again. */
  readonly reloadLabel: string;
  readonly reload: () => void;
  /** The answer is awaited: the button stays, busy, so that focus stays on it. */
  readonly isReloading: boolean;
  /** A way to where everything begins. */
  readonly home?: { readonly label: string; readonly href: string };
}

/** In place of what could not be fetched, with a way to fetch it again (rows C21 and E25). */
export function LoadFailed({
  title,
  text,
  reloadLabel,
  reload,
  isReloading,
  home,
}: LoadFailedProps) {
  // When the content arrives the button is gone.
  useFocusHandedOn();

  return (
    <ErrorView
      action={
        <Button isPending={isReloading} onClick={reload} variant="secondary">
          {reloadLabel}
        </Button>
      }
      announcement="alert"
      headingLevel={2}
      isReloading={isReloading}
      home={home}
      title={title}
    >
      {text}
    </ErrorView>
  );
}
