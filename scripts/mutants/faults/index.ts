import type { Fault } from '../fault.ts';
import { apiClient } from './apiClient.ts';
import { certainty } from './certainty.ts';
import { checkoutViews } from './checkoutViews.ts';
import { claimViews } from './claimViews.ts';
import { dayRules } from './dayRules.ts';
import { featureParts } from './featureParts.ts';
import { focus } from './focus.ts';
import { frameViews } from './frameViews.ts';
import { messageHooks } from './messageHooks.ts';
import { messageViews } from './messageViews.ts';
import { otherViews } from './otherViews.ts';
import { pageHooks } from './pageHooks.ts';
import { pageParts } from './pageParts.ts';
import { paymentHooks } from './paymentHooks.ts';
import { portalRules } from './portalRules.ts';
import { sandbox } from './sandbox.ts';
import { stores } from './stores.ts';
import { texts } from './texts.ts';
import { ui } from './ui.ts';
import { uiParts } from './uiParts.ts';

/** The faults, by the place that they are planted in. */
export const places: Readonly<Record<string, readonly Fault[]>> = {
  'portal-rules': [...portalRules, ...dayRules, ...certainty],
  'stores-and-hooks': [
    ...stores,
    ...paymentHooks,
    ...messageHooks,
    ...pageHooks,
    ...focus,
    ...pageParts,
  ],
  views: [
    ...claimViews,
    ...checkoutViews,
    ...messageViews,
    ...frameViews,
    ...otherViews,
    ...featureParts,
  ],
  ui: [...ui, ...uiParts],
  'api-client': apiClient,
  texts,
  sandbox,
};
