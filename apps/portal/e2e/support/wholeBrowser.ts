import { chromiumLaunch } from '../../../../scripts/lib/chromiumLaunch.ts';

/** For journeys that open a PDF: the headless shell of the other journeys has no PDF viewer. */
export const wholeBrowser = { launchOptions: chromiumLaunch() };
