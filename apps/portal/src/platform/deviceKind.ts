export type DeviceKind = 'desktop' | 'tablet' | 'mobile';

interface DeviceFacts {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/**
 * Reads the user agent and the touch points, never the window's width (row L09): a narrow window on a computer still
 * cannot start an app on a phone. An iPad calls itself a Macintosh, but no Macintosh has a touch screen.
 */
export function deviceKindOf({ userAgent, maxTouchPoints }: DeviceFacts): DeviceKind {
  if (/iPad/u.test(userAgent) || (/Macintosh/u.test(userAgent) && maxTouchPoints > 1))
    return 'tablet';
  if (/Android/u.test(userAgent)) return /Mobile/u.test(userAgent) ? 'mobile' : 'tablet';
  if (/iPhone|iPod|Windows Phone|Mobile/u.test(userAgent)) return 'mobile';
  return 'desktop';
}
