import '@mina-sidor/ui/font.css';
import '@mina-sidor/ui/styles.css';
import '@mina-sidor/ui/themes/trafikfonden.css';

import { createPortalClient, createXhrUpload } from '@mina-sidor/api-client';

import { showStartFailed } from './app/StartFailed.tsx';
import { startPortal } from './app/startPortal.tsx';
import { readCookie } from './platform/cookies.ts';
import { takeEarlyAnswer } from './platform/earlyAnswers.ts';
import { createErrorLog } from './platform/errors/errorLog.ts';

const client = createPortalClient({
  baseUrl: '',
  fetch: (url, init) => takeEarlyAnswer(url, init) ?? fetch(url, init),
  upload: createXhrUpload(),
  readCookie: (name) => readCookie(document.cookie, name),
});

// The code has come: what the document says if it does not is done with.
document.querySelector('[data-slow-start]')?.remove();

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root');

// Not awaited: the code of the first page is in other files, which wait until this one has been run.
startPortal(root, client).catch((error: unknown) => {
  createErrorLog((body) => client.logError({ body })).tell(error);
  showStartFailed(root);
});
