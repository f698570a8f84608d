/** The position of a popover in the window, in pixels. */
export interface Place {
  readonly top: number;
  readonly left: number;
  /** The available height; longer content scrolls. */
  readonly maxHeight: number;
}

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Minimum distance from the window's edges and from the button. */
const clearance = 8;

/**
 * Below the button, or above it if it does not fit below and there is more room above. It is moved sideways until it
 * fits in the window.
 */
export function placePopover(button: Box, popover: Size, window: Size): Place {
  const below = window.height - button.bottom - 2 * clearance;
  const above = button.top - 2 * clearance;
  const isBelow = popover.height <= below || below >= above;
  const maxHeight = Math.max(isBelow ? below : above, 0);
  const height = Math.min(popover.height, maxHeight);
  const farthest = window.width - clearance - popover.width;
  return {
    top: isBelow ? button.bottom + clearance : button.top - clearance - height,
    left: Math.max(Math.min(button.left, farthest), clearance),
    maxHeight,
  };
}
