import { placePopover } from './placePopover.ts';

/**
 * Shows a popover next to its button, above everything else, and moves focus to it. Escape, a press outside and focus
 * outside call `close`. The popover is in the browser's top layer, so that no dialog covers it and no container clips
 * it. Returns a function that removes it.
 */
export function showPopoverLayer(
  anchor: HTMLElement,
  layer: HTMLElement,
  close: () => void,
): () => void {
  const place = (): void => {
    layer.style.maxHeight = '';
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const spot = placePopover(anchor.getBoundingClientRect(), layer.getBoundingClientRect(), {
      width,
      height,
    });
    layer.style.left = `${String(spot.left)}px`;
    layer.style.top = `${String(spot.top)}px`;
    layer.style.maxHeight = `${String(spot.maxHeight)}px`;
  };
  const isOutside = (target: EventTarget | null): boolean =>
    target instanceof Node && !layer.contains(target) && !anchor.contains(target);

  let hasPressBegunOutside = false;
  const onPress = (event: Event): void => {
    hasPressBegunOutside = isOutside(event.target);
  };
  // Closes on release, not on press. Otherwise a finger that scrolls the page would close it, and so would a mouse that
  // selects its text.
  const onRelease = (event: Event): void => {
    if (!hasPressBegunOutside || !isOutside(event.target)) return;
    close();
    const { activeElement } = document;
    if (activeElement === document.body || layer.contains(activeElement)) anchor.focus();
  };
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // Captured before a surrounding dialog gets it: Escape closes only the topmost layer.
    event.stopPropagation();
    event.preventDefault();
    close();
    anchor.focus();
  };
  const onFocus = (event: Event): void => {
    if (isOutside(event.target)) close();
  };
  const onScroll = (event: Event): void => {
    // Placing the popover would undo its own scrolling.
    if (event.target !== layer) place();
  };

  // Old browsers and test environments have no top layer; there the z-index must do.
  const hasTopLayer = typeof layer.showPopover === 'function';
  if (hasTopLayer) {
    layer.popover = 'manual';
    layer.showPopover();
  }
  place();
  layer.focus({ preventScroll: true });

  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('pointerdown', onPress, { capture: true, signal });
  document.addEventListener('pointerup', onRelease, { capture: true, signal });
  document.addEventListener('focusin', onFocus, { signal });
  globalThis.addEventListener('keydown', onEscape, { capture: true, signal });
  globalThis.addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
  globalThis.addEventListener('resize', place, { signal });
  return () => {
    listeners.abort();
    if (hasTopLayer) layer.hidePopover();
  };
}
