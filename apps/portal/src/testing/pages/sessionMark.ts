/**
 * Does what another tab does that renews the session or logs in: the anti-forgery token is another one.
 *
 * @returns gives the first one back
 */
export function replaceSessionMark(): () => void {
  const [first = ''] = /XSRF-TOKEN=[^;]*/u.exec(document.cookie) ?? [];
  document.cookie = 'XSRF-TOKEN=another; path=/';
  return () => {
    document.cookie = `${first}; path=/`;
  };
}
