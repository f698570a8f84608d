import { useState } from 'react';
import { FileLink } from '@mina-sidor/ui';
import type { ApiResult, DownloadedFile, PortalClient } from '@mina-sidor/api-client';

import { useServices } from '../services.ts';
import { texts } from '../texts.ts';
import { openFileTab } from './fileTab.ts';

interface DownloadLinkProps {
  readonly name: string;
  /** In bytes; `null` where it is not known. */
  readonly size: number | null;
  readonly fetchFile: (client: PortalClient) => Promise<ApiResult<DownloadedFile>>;
}

/**
 * A file that is fetched through the client and then shown: in a new tab on a computer, in this one on a phone or
 * tablet (row K14). That it could not be fetched is said where it stands.
 */
export function DownloadLink({ name, size, fetchFile }: DownloadLinkProps) {
  const { client, ask, deviceKind } = useServices();
  const [state, setState] = useState<'available' | 'fetching' | 'failed'>('available');
  const isNewTab = deviceKind === 'desktop';

  const download = async () => {
    const tab = openFileTab({ isNewTab, waitingText: texts.documents.opening });
    setState('fetching');
    // A page can do without one file: no screen covers it when the connection is gone.
    const result = await ask(() => fetchFile(client), { kind: 'background' });
    if (result.outcome === 'ok') tab.show(result.value.blob);
    else tab.giveUp();
    setState(result.outcome === 'ok' ? 'available' : 'failed');
  };

  return (
    <FileLink
      isExternal={isNewTab}
      name={name}
      onDownload={() => void download()}
      size={size ?? undefined}
      state={state}
    />
  );
}
