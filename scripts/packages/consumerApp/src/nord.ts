// Writes this site's theme as the README explains. Run once before the build.
import { writeFileSync } from 'node:fs';
import { contrastFaults, createTheme, neutral, themeCss } from '@mina-sidor/ui/theme';

const nord = createTheme({
  base: neutral,
  color: {
    brand: { light: '#7A2748', dark: '#8A3557' },
    brandHover: { light: '#5A1A33', dark: '#6B2743' },
    brandOverlay: { light: '#8F4563', dark: '#99496A' },
    onBrandSoft: { light: '#F6DCE6', dark: '#FBE9F0' },
    brandText: { light: '#7A2748', dark: '#F2B3C9' },
    brandTextHover: { light: '#5A1A33', dark: '#F9D5E1' },
    brandTint: { light: '#F6E9EE', dark: '#3D1F2B' },
    currentMark: { light: '#7A2748', dark: '#F2B3C9' },
  },
  radius: { medium: '10px', pill: '999px' },
});

const faults = contrastFaults(nord);
if (faults.length > 0) throw new Error(JSON.stringify(faults, null, 2));
writeFileSync('nord.css', themeCss('nord', nord));
