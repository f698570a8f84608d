import type { AttachedFile } from '@mina-sidor/api-client';
import { FileLink, MessageFileList } from '@mina-sidor/ui';

import { DownloadLink } from '../../../parts/DownloadLink.tsx';
import { attachmentState, isAwaitingMore } from './attachments.rules.ts';
import { type OfMessage, useAttachments } from './useAttachments.ts';

/** The files of a visible message, fetched on mount (rows A11, A12, E14 and E15). */
export function MessageAttachments(ofMessage: OfMessage) {
  const query = useAttachments(ofMessage);
  switch (query.status) {
    case 'loading':
      return <MessageFileList status="loading" />;
    case 'failed':
      return query.isReloading ? (
        <MessageFileList status="loading" />
      ) : (
        <MessageFileList onRetry={query.reload} status="failed" />
      );
    case 'ready':
      return (
        <MessageFileList
          isAwaitingMore={isAwaitingMore(query.value, ofMessage.sent)}
          status="ready"
        >
          {query.value.map((file, index) => (
            <Attachment
              file={file}
              key={file.token ?? index}
              // The new list says why it is gone.
              onMissing={() => void query.refresh()}
            />
          ))}
        </MessageFileList>
      );
  }
}

interface AttachmentProps {
  readonly file: AttachedFile;
  readonly onMissing: () => void;
}

function Attachment({ file, onMissing }: AttachmentProps) {
  const { extension, fileName, fileSize } = file;
  const state = attachmentState(file);
  return state.kind === 'available' ? (
    <DownloadLink
      extension={extension}
      fetchFile={(client) => client.downloadAttachedFile({ query: { token: state.token } })}
      name={fileName}
      onMissing={onMissing}
      purpose="save"
      size={fileSize}
    />
  ) : (
    <FileLink
      extension={extension ?? undefined}
      name={fileName}
      size={fileSize ?? undefined}
      state={state.kind}
    />
  );
}
