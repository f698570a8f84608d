import { LeaveWarning } from '../../parts/drafts/LeaveWarning.tsx';
import { MessagesView } from './MessagesView.tsx';
import { useMessages } from './useMessages.ts';

/** Rows R08 and M01. */
export function Component() {
  return (
    <>
      <LeaveWarning />
      <MessagesView messages={useMessages()} />
    </>
  );
}
