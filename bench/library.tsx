import '@mina-sidor/ui/styles.css';
import '@mina-sidor/ui/themes/trafikfonden.css';

import { sv } from '@mina-sidor/texts';
import { UiProvider } from '@mina-sidor/ui';

import { LibraryList } from './LibraryList.tsx';
import { type ListProps, startBench } from './startBench.tsx';

startBench((props: ListProps) => (
  <UiProvider locale="sv" texts={sv.ui}>
    <LibraryList {...props} />
  </UiProvider>
));
