import { type Access, access, isPortalOpen, type Needs, type Vip } from '../domain/access.ts';
import { useStore } from '../platform/store.ts';
import { type Application, useServices } from './services.ts';
import type { Session } from './session/sessionControl.ts';
import type { SiteStatus } from './siteState.ts';

/** What the logged-in customer may see and reach; `null` for visitors. */
export function useAccess(): Access | null {
  const { needs, session, siteState, vip } = useServices();
  return accessOf(needs, useStore(session.store), useStore(siteState.store), useStore(vip));
}

/** The same without subscribing, for code outside React. */
export function accessNow({ needs, session, siteState }: Application): Access | null {
  const current = session.store.get();
  return accessOf(needs, current, siteState.store.get(), current.scope.vip.get());
}

/** False while the maintenance page replaces every page, for visitors too (row R18). */
export function useIsPortalOpen(): boolean {
  return isPortalOpen(useStore(useServices().siteState.store).siteState);
}

/** The same without subscribing, for code outside React. */
export function isPortalOpenNow({ siteState }: Application): boolean {
  return isPortalOpen(siteState.store.get().siteState);
}

function accessOf(
  needs: Needs,
  session: Session,
  { siteState }: SiteStatus,
  vip: Vip,
): Access | null {
  return session.status === 'loggedIn' ? access(needs, session.user, siteState, vip) : null;
}
