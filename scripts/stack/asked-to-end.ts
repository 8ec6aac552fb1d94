/** How often to look whether the shell that npm put between us is still there (milliseconds). */
const parentCheck = 500;

/**
 * Resolves when the person ends the command: Ctrl-C, SIGTERM, a closed terminal. To be called before anything is
 * started: a signal would otherwise end this process alone, and leave the others.
 */
export function askedToEnd(): Promise<'asked'> {
  return new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(name, () => resolve('asked'));
    // A SIGTERM to npm ends only the shell between npm and us: then we have another parent.
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && resolve('asked'), parentCheck).unref();
  });
}
