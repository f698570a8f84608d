import { useAccess } from '../../customer/accessNow.ts';
import { useServices } from '../../customer/services.ts';
import { useStore } from '../../platform/store.ts';
import { AccessibilityView } from './AccessibilityView.tsx';
import { deficiencies } from './deficiencies.ts';

/** The accessibility statement, for everybody (row Z48). */
export function Component() {
  const { session, clientState } = useServices();
  const canWrite = useAccess()?.routes.messages === true;
  return (
    <AccessibilityView
      deficiencies={deficiencies}
      isLoggedIn={useStore(session.store).status === 'loggedIn'}
      startQuestion={
        canWrite
          ? () => clientState.set({ ...clientState.get(), messagesTab: 'newQuestion' })
          : undefined
      }
    />
  );
}
