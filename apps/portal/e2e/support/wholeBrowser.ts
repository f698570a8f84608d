import { chromiumLaunch } from '../../../../scripts/lib/chromiumLaunch.ts';

/** For journeys that open a PDF: the browser without windows, in which the others are played, has no viewer for it. */
export const wholeBrowser = { launchOptions: chromiumLaunch() };
