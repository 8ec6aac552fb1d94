/** Sends a signal to a process group, whose number is its leader's; one that has ended by itself is fine. */
export function signalGroup(group: number, name: NodeJS.Signals): void {
  try {
    process.kill(-group, name);
  } catch {
    // It has ended by itself.
  }
}
