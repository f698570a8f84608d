import type { AttachedFile } from '@mina-sidor/api-client';
import { FileLink, MessageFileList } from '@mina-sidor/ui';

import { DownloadLink } from '../../../parts/DownloadLink.tsx';
import { attachmentState, isAwaitingMore } from './attachments.rules.ts';
import { useAttachments } from './useAttachments.ts';

interface MessageAttachmentsProps {
  readonly conversationId: string;
  readonly messageId: string;
  /** How many files were sent with the message; at least one (row Q27). */
  readonly sent: number;
}

/** The files of a message that is shown, fetched when it is (rows A11, A12, E14 and E15). */
export function MessageAttachments({ conversationId, messageId, sent }: MessageAttachmentsProps) {
  const state = useAttachments({ conversationId, messageId });
  switch (state.status) {
    case 'loading':
      return <MessageFileList status="loading" />;
    case 'failed':
      return <MessageFileList onRetry={state.reload} status="failed" />;
    case 'ready':
      return (
        <MessageFileList isAwaitingMore={isAwaitingMore(state.files, sent)} status="ready">
          {state.files.map((file, index) => (
            <Attachment file={file} key={file.token ?? index} />
          ))}
        </MessageFileList>
      );
  }
}

function Attachment({ file }: { readonly file: AttachedFile }) {
  const state = attachmentState(file);
  switch (state.kind) {
    case 'removed':
    case 'awaiting':
      return (
        <FileLink
          extension={file.extension ?? undefined}
          name={file.fileName}
          size={file.fileSize ?? undefined}
          state={state.kind}
        />
      );
    case 'available':
      return (
        <DownloadLink
          extension={file.extension}
          fetchFile={(client) => client.downloadAttachedFile({ query: { token: state.token } })}
          name={file.fileName}
          purpose="save"
          size={file.fileSize}
        />
      );
  }
}
