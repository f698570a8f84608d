export { isOutdatedBrowser } from './isOutdatedBrowser.ts';
export { OutdatedBrowser, type OutdatedBrowserProps } from './OutdatedBrowser.tsx';
