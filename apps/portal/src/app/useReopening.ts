import { startTransition, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

export interface Retry {
  readonly reload: () => void;
  readonly isReloading: boolean;
}

/**
 * Opens the page again by a navigation instead of a revalidation. After a revalidation, the router clears an error
 * only if React has rendered the loading state, and a quick answer on a slow device skips that.
 */
export function useReopening(): Retry {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const here = useLocation();
  const navigationState: unknown = here.state;
  // The router's own state comes in a transition, and the customer may be known before it has rendered.
  const [isReopening, setIsReopening] = useState(false);

  const reopen = async (): Promise<void> => {
    setIsReopening(true);
    await navigate(here, { replace: true, state: navigationState, preventScrollReset: true });
    startTransition(() => setIsReopening(false));
  };
  return { reload: () => void reopen(), isReloading: isReopening || state === 'loading' };
}
