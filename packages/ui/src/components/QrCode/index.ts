export { QrCode } from './QrCode.tsx';
export { QrCodePanel, type QrCodePanelProps } from './QrCodePanel.tsx';
export type { QrCodeProps } from './QrDrawing.tsx';
