// Draws the page on a server and loads every entry: plain Node, no bundler, the packages as they were installed.
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

import { App } from './out/App.js';
import './out/entries.js';

process.stdout.write(renderToString(createElement(App)));
