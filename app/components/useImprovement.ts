import {
  type DependencyList,
  type EffectCallback,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';

/** An effect that improves what was served. When it fails, the page stays as it is, and the error is reported. */
export function useImprovement(improve: EffectCallback, inputs?: DependencyList): void {
  useEffect(() => guarded(improve), inputs);
}

/** The same before the browser paints. */
export function useLayoutImprovement(improve: EffectCallback, inputs?: DependencyList): void {
  useLayoutEffect(() => guarded(improve), inputs);
}

function guarded(improve: EffectCallback): (() => void) | undefined {
  const undo = attempt(improve);
  return undo ? () => void attempt(undo) : undefined;
}

function attempt<Result>(step: () => Result): Result | undefined {
  try {
    return step();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

const neverChanges = () => () => {};

/** False until React is there. A control that needs React is disabled until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
