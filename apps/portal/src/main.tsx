import '@mina-sidor/ui/font.css';
import './ui.css';
import '@mina-sidor/ui/themes/trafikfonden.css';

import { drawLogin } from './app/drawLogin.tsx';
import { loadFirstPage } from './app/loadPages.ts';
import { start } from './app/start.tsx';
import { nextTask } from './platform/nextTask.ts';

// `loggain.html` is prerendered with the login and needs no more code than this. Other pages load theirs.
if (document.querySelector('#root[data-page="login"]') === null) start(loadFirstPage);
// On a slow phone, running this file alone is a long task.
else void nextTask().then(() => start(async () => drawLogin));
