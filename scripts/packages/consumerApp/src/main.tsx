import '@mina-sidor/ui/font.css';
import '@mina-sidor/ui/styles.css';
import '../nord.css';

import { createRoot, hydrateRoot } from 'react-dom/client';

import { App } from './App.js';
import './testers.js';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
// The same page is drawn by the browser alone and taken over from the server.
if (root.hasChildNodes()) hydrateRoot(root, <App />);
else createRoot(root).render(<App />);
