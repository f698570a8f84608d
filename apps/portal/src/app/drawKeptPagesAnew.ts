/**
 * A page that the browser keeps as it was, for its back button, may show what is paid by now, or a customer who has gone
 * (row L25): it is kept blank, and drawn anew when somebody comes back to it.
 */
export function drawKeptPagesAnew(): void {
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) document.body.hidden = true;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
