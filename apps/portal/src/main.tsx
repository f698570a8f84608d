import '@mina-sidor/ui/font.css';
import '@mina-sidor/ui/styles.css';
import '@mina-sidor/ui/themes/trafikfonden.css';

import { drawLogin } from './app/drawLogin.tsx';
import { loadFirstPage } from './app/loadPages.ts';
import { start } from './app/start.tsx';

// `loggain.html` shows the login, prerendered. That needs no more code than this; each other page does.
const isLogin = document.querySelector('#root')?.hasChildNodes() === true;
start(async () => (isLogin ? drawLogin : loadFirstPage()));
