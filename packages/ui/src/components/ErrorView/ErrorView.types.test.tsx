import { expect, it } from 'vitest';

import { ErrorView } from './index.ts';

const words = {
  offline: { title: 'Du är offline' },
  server: { title: 'Något gick fel' },
  maintenance: { title: 'Underhåll pågår' },
  notFound: { title: 'Sidan finns inte' },
  updated: { title: 'Uppdaterad' },
  unexpected: { title: 'Oväntat fel' },
};
const reload = () => undefined;

it('rejects an error without text, read twice, or with a button without a label', () => {
  const elements = [
    <ErrorView key="1" title="Något gick fel" />,
    <ErrorView cause="offline" key="2" words={words} />,
    // @ts-expect-error -- a cause needs its texts
    <ErrorView cause="offline" key="3" />,
    // @ts-expect-error -- the texts of one cause are missing
    <ErrorView cause="server" key="4" words={{ offline: words.offline, server: words.server }} />,
    // @ts-expect-error -- the cause decides the text
    <ErrorView cause="offline" key="5" title="Något gick fel" words={words} />,
    <ErrorView key="6" onReload={reload} reloadLabel="Försök igen" title="Något gick fel" />,
    // @ts-expect-error -- the button needs a label
    <ErrorView key="7" onReload={reload} title="Något gick fel" />,
    <ErrorView cause="maintenance" key="10" title="Underhåll pågår" />,
    <ErrorView key="8" takesFocus title="Något gick fel" />,
    // @ts-expect-error -- an error that takes focus is not announced as well
    <ErrorView announcement="alert" key="9" takesFocus title="Något gick fel" />,
  ];
  expect(elements.length).toBe(10);
});
