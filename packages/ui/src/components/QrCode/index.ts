export { QrCode, type QrCodeProps } from './QrCode.tsx';
export { QrCodePanel, type QrCodePanelProps } from './QrCodePanel.tsx';
