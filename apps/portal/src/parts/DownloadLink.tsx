import { useState } from 'react';
import { FileLink } from '@mina-sidor/ui';
import { softHyphens } from '@mina-sidor/texts';
import type { ApiResult, DownloadedFile, PortalClient } from '@mina-sidor/api-client';

import { useServices } from '../customer/services.ts';
import { isMissing } from '../domain/retry.ts';
import { texts } from '../texts.ts';
import { openFileTab } from '../platform/files/fileTab.ts';
import { nameWithType } from '../platform/files/nameWithType.ts';
import { saveFile } from '../platform/files/saveFile.ts';

interface DownloadLinkProps {
  readonly name: string;
  /** The file's type, such as `pdf`. It shows unless the name ends with it. */
  readonly extension?: string | null;
  /** In bytes; `null` when unknown. */
  readonly size: number | null;
  /** What the file is about, for screen readers, where several have the same name. */
  readonly context?: string | undefined;
  readonly fetchFile: (client: PortalClient) => Promise<ApiResult<DownloadedFile>>;
  /**
   * `show`: opens in a new tab on a computer, in this tab on a phone or tablet (row K14). `save`: saves under its
   * name, so that the customer stays on a form that is being filled in (row Z11).
   * @default 'show'
   */
  readonly purpose?: 'show' | 'save';
  /** Called when the server no longer has the file. */
  readonly onMissing?: () => void;
  /** Without a border, for a table row. @default false */
  readonly isPlain?: boolean;
  /** In a sentence. @default false */
  readonly isInText?: boolean;
}

/**
 * A link to a file. The click fetches the file through the client first, so that a failure shows below the link. To
 * show the file, the browser then fetches it again from its own address.
 */
export function DownloadLink({
  name,
  extension = null,
  size,
  context,
  fetchFile,
  purpose = 'show',
  onMissing,
  isPlain = false,
  isInText = false,
}: DownloadLinkProps) {
  const { client, clock, ask, deviceKind } = useServices();
  const [state, setState] = useState<'available' | 'fetching' | 'failed'>('available');
  const isNewTab = purpose === 'show' && deviceKind === 'desktop';

  const download = async () => {
    const tab =
      purpose === 'show' ? openFileTab({ isNewTab, waitingText: texts.ui.fetchingFile }) : null;
    setState('fetching');
    // `background`: the page works without this file, so a lost connection must not cover it.
    const result = await ask(() => fetchFile(client), { kind: 'background' });
    setState(result.outcome === 'ok' ? 'available' : 'failed');
    if (isMissing(result)) onMissing?.();
    if (result.outcome !== 'ok') tab?.giveUp();
    else if (tab !== null) tab.show(result.value.url);
    else {
      const { blob, fileName } = result.value;
      saveFile(blob, fileName ?? nameWithType(name, extension), clock);
    }
  };

  return (
    <FileLink
      context={context}
      extension={extension ?? undefined}
      isExternal={isNewTab}
      isInText={isInText}
      isPlain={isPlain}
      name={softHyphens(name)}
      onDownload={() => void download()}
      size={size ?? undefined}
      state={state}
    />
  );
}
