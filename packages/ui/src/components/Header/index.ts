export { Header } from './Header.tsx';
export type {
  AuthenticatedHeaderProps,
  DomainHeaderProps,
  HeaderProps,
  LanguageLink,
  NavItem,
  UnauthenticatedHeaderProps,
} from './headerTypes.ts';
