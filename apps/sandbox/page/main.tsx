import '@mina-sidor/ui/font.css';
import '@mina-sidor/ui/styles.css';
import '@mina-sidor/ui/themes/trafikfonden.css';
import './page.css';

import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { uiSv } from '@mina-sidor/texts/ui';
import { UiProvider } from '@mina-sidor/ui';

import { CallsPage } from './CallsPage.tsx';
import { Frame } from './Frame.tsx';
import { LettersPage } from './LettersPage.tsx';
import { MessagesPage } from './MessagesPage.tsx';
import { PaymentsPage } from './PaymentsPage.tsx';
import { PageLink } from './parts/PageLink.tsx';
import { TryPage } from './try/TryPage.tsx';

const router = createBrowserRouter(
  [
    {
      element: <Frame />,
      children: [
        { index: true, element: <TryPage /> },
        { path: 'betalningar', element: <PaymentsPage /> },
        { path: 'meddelanden', element: <MessagesPage /> },
        { path: 'brev', element: <LettersPage /> },
        { path: 'anrop', element: <CallsPage /> },
      ],
    },
  ],
  { basename: '/sandbox' },
);

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root');

createRoot(root).render(
  <UiProvider linkComponent={PageLink} locale="sv" texts={uiSv}>
    <RouterProvider router={router} />
  </UiProvider>,
);
