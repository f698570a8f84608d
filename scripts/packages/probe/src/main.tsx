import '@mina-sidor/ui/font.css';
import '@mina-sidor/ui/styles.css';
import '@mina-sidor/ui/themes/neutral.css';

import { hydrateRoot } from 'react-dom/client';

import { App } from './App.js';
import './testers.js';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
hydrateRoot(root, <App />);
