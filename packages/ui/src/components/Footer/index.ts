export { Footer, type FooterColumn, type FooterItem, type FooterProps } from './Footer.tsx';
