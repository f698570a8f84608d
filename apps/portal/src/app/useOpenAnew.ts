import { useLocation, useNavigate, useNavigation } from 'react-router';

interface OpenAnew {
  readonly openAnew: () => void;
  /** It is being opened. */
  readonly isOpening: boolean;
}

/**
 * Opens the page once more that could not be opened. As an entry, not as a revalidation: after that the router lets go of an
 * error only if React has drawn the moment in which it was under way, and with a quick answer on a slow device it has not.
 */
export function useOpenAnew(): OpenAnew {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const here = useLocation();
  const navigationState: unknown = here.state;
  return {
    openAnew: () => {
      void navigate(here, { replace: true, state: navigationState, preventScrollReset: true });
    },
    isOpening: state === 'loading',
  };
}
