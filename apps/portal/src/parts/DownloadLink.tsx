import { useState } from 'react';
import { FileLink } from '@mina-sidor/ui';
import type { ApiResult, DownloadedFile, PortalClient } from '@mina-sidor/api-client';

import { useServices } from '../customer/services.ts';
import { texts } from '../texts.ts';
import { openFileTab } from '../platform/files/fileTab.ts';
import { nameWithType } from '../platform/files/nameWithType.ts';
import { saveFile } from '../platform/files/saveFile.ts';

interface DownloadLinkProps {
  readonly name: string;
  /** The file's type, such as `pdf`; said unless the name ends with it. */
  readonly extension?: string | null;
  /** In bytes; `null` where it is not known. */
  readonly size: number | null;
  readonly fetchFile: (client: PortalClient) => Promise<ApiResult<DownloadedFile>>;
  /**
   * `show`: in a new tab on a computer, in this one on a phone or tablet (row K14). `save`: saved under its name, which
   * takes nobody from what they are writing (row Z11).
   * @default 'show'
   */
  readonly purpose?: 'show' | 'save';
  /** Without its box, in a row of a table. @default false */
  readonly isPlain?: boolean;
}

/**
 * A file that is fetched through the client and then saved, or shown at its own address, which fetches it once more. A
 * failed fetch is reported below the name.
 */
export function DownloadLink({
  name,
  extension = null,
  size,
  fetchFile,
  purpose = 'show',
  isPlain = false,
}: DownloadLinkProps) {
  const { client, clock, ask, deviceKind } = useServices();
  const [state, setState] = useState<'available' | 'fetching' | 'failed'>('available');
  const isNewTab = purpose === 'show' && deviceKind === 'desktop';

  const download = async () => {
    const tab =
      purpose === 'show' ? openFileTab({ isNewTab, waitingText: texts.ui.fetchingFile }) : null;
    setState('fetching');
    // A page can do without one file: no screen covers it when the connection is gone.
    const result = await ask(() => fetchFile(client), { kind: 'background' });
    setState(result.outcome === 'ok' ? 'available' : 'failed');
    if (result.outcome !== 'ok') tab?.giveUp();
    else if (tab !== null) tab.show(result.value.url);
    else {
      const { blob, fileName } = result.value;
      saveFile(blob, fileName ?? nameWithType(name, extension), clock);
    }
  };

  return (
    <FileLink
      extension={extension ?? undefined}
      isExternal={isNewTab}
      isPlain={isPlain}
      name={name}
      onDownload={() => void download()}
      size={size ?? undefined}
      state={state}
    />
  );
}
