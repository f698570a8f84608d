export { Header } from './Header.tsx';
export type {
  AuthenticatedHeaderProps,
  DomainHeaderProps,
  EnglishInformation,
  HeaderProps,
  NavItem,
  UnauthenticatedHeaderProps,
} from './headerTypes.ts';
