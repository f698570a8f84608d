// Writes theme.css: the colours and corners of this provider.
import { writeFileSync } from 'node:fs';
import { contrastFaults, createTheme, neutral, themeCss } from '@mina-sidor/ui/theme';

const harbour = createTheme({
  base: neutral,
  color: {
    brand: { light: '#0B4F5C', dark: '#0F6373' },
    brandHover: { light: '#083A44', dark: '#0B4F5C' },
    brandOverlay: { light: '#2A6B77', dark: '#1F7686' },
    onBrandSoft: { light: '#D5ECF0', dark: '#E3F4F7' },
    brandText: { light: '#0B4F5C', dark: '#8FD3E0' },
    brandTextHover: { light: '#083A44', dark: '#BDE6EE' },
    brandTint: { light: '#E6F2F4', dark: '#12353C' },
    currentMark: { light: '#0B4F5C', dark: '#8FD3E0' },
  },
  radius: { medium: '10px', pill: '999px' },
});

const faults = contrastFaults(harbour);
if (faults.length > 0) throw new Error(JSON.stringify(faults, null, 2));
writeFileSync(new URL('theme.css', import.meta.url), themeCss('harbour', harbour));
