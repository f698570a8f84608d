import { placePopover } from './placePopover.ts';

/**
 * Lays a popover over everything else, beside its button, and moves focus to it. Escape, a press outside and focus that
 * goes elsewhere ask to close it. Over everything by the browser's own top layer, so that neither a dialog nor a box that
 * cuts off what lies outside of it can hide it. Answers what takes it down.
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
  // Not when the press begins: a finger that scrolls the page would close it, and a mouse that selects its text.
  const onRelease = (event: Event): void => {
    if (!hasPressBegunOutside || !isOutside(event.target)) return;
    close();
    const { activeElement } = document;
    if (activeElement === document.body || layer.contains(activeElement)) anchor.focus();
  };
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // Seen before the dialog that the popover may stand in sees it: Escape closes the uppermost alone.
    event.stopPropagation();
    event.preventDefault();
    close();
    anchor.focus();
  };
  const onFocus = (event: Event): void => {
    if (isOutside(event.target)) close();
  };
  const onScroll = (event: Event): void => {
    // Not its own scrolling, which placing would undo.
    if (event.target !== layer) place();
  };

  // Old browsers and test environments lack the top layer; there its place in the stacking order must do.
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
