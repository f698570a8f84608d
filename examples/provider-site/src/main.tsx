import '@mina-sidor/ui/styles.css';
import '../theme.css';

import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';

import { App } from './App.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
createRoot(root).render(
  <BrowserRouter>
    <App />
  </BrowserRouter>,
);
