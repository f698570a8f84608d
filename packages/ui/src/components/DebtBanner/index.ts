export { DebtBanner, type DebtBannerProps } from './DebtBanner.tsx';
