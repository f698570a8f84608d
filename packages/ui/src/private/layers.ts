/** What opens above the page, on Radix: one chunk, which `useLayers` fetches. */
export { DialogLayer } from '../components/Dialog/DialogLayer.tsx';
export { PopoverLayer } from '../components/InfoPopover/PopoverLayer.tsx';
