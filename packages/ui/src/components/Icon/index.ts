export {
  ArrowRightIcon,
  CarIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  CloseIcon,
  CopyIcon,
  DocumentIcon,
  ErrorIcon,
  ExternalIcon,
  FolderIcon,
  InfoIcon,
  MenuIcon,
  MessageIcon,
  PartlyIcon,
  PrintIcon,
  SuccessIcon,
  WarningIcon,
} from './Icon.tsx';
export { SortIcon, type SortIconProps } from './SortIcon.tsx';
export type { IconProps } from './SvgIcon.tsx';
