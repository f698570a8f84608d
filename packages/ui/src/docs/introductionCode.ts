/* The code that the first page of Storybook shows. */

export const install = 'npm install @mina-sidor/ui @mina-sidor/texts react react-dom';

export const first = `import '@mina-sidor/ui/font.css';
import '@mina-sidor/ui/styles.css';
import '@mina-sidor/ui/themes/trafikfonden.css';

import { Button, UiProvider } from '@mina-sidor/ui';
import { sv } from '@mina-sidor/texts';

<UiProvider
  locale="sv"
  texts={sv.ui}
  linkComponent={RouterLink}
>
  <Button onClick={pay}>Betala med Swish</Button>
</UiProvider>;`;

export const retheme = `/* The library’s CSS is in layers: your CSS always wins. */
:root {
  --ms-radius-pill: 6px;
  --ms-color-brand: #5b2a86;
  --ms-color-brand-hover: #451f66;
  --ms-color-brand-text: #5b2a86;
  --ms-color-brand-text-hover: #451f66;
}

/* A colour is set for both schemes. */
@media (prefers-color-scheme: dark) {
  :root {
    --ms-color-brand-text: #d9bff2;
    --ms-color-brand-text-hover: #ecdff9;
  }
}`;

export const wrongUse = `// None of these compiles.

// A closing button needs a name: closeLabel.
<Notice tone="info" title="Nya tider" onClose={close} />

// What takes focus is read there, not twice.
<Notice tone="positive" title="Sparat"
  takesFocus announcement="status" />

// A customer can always log out.
<Header kind="authenticated" {...home} {...customer}
  logout={undefined} />`;

export const test = `const pay = screen.getByRole('button', {
  name: 'Betala med Swish',
});
await userEvent.click(pay);

export const dialog = screen.getByRole('dialog', {
  name: 'Betala',
});
expect(dialog).toBeVisible();`;
