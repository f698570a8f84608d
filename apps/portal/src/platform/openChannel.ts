/** A channel between the tabs of this browser; null when it has none or forbids it (row Z61). */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
