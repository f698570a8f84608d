import { LeaveWarning } from '../../parts/drafts/LeaveWarning.tsx';
import { MessagesView } from './MessagesView.tsx';
import { useMessages } from './useMessages.ts';

/** The messages page (rows R08 and M01). */
export function Component() {
  return (
    <>
      <LeaveWarning />
      <MessagesView messages={useMessages()} />
    </>
  );
}
