import { useMemo, useRef, useState } from 'react';
import { useImprovement } from '~/components/useImprovement';
import type { Rates } from '~/content/schemas/prices';
import {
  type Estimate,
  eachField,
  estimatePrice,
  type Headcount,
  readHeadcount,
  type TypedHeadcount,
} from './estimate';

export interface Calculation {
  readonly headcount: Headcount;
  readonly estimate: Estimate;
}

export function useEstimate(rates: Rates, initial: TypedHeadcount) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(initial);
  const update = () => {
    if (!form.current) return;
    const data = new FormData(form.current);
    setTyped(eachField((name) => String(data.get(name) ?? '')));
  };
  // Counts what was typed before hydration.
  useImprovement(update, []);
  const calculation = useMemo((): Calculation | null => {
    const headcount = readHeadcount(typed);
    return headcount && { headcount, estimate: estimatePrice(headcount, rates) };
  }, [rates, typed]);
  const changed = JSON.stringify(typed) !== JSON.stringify(initial);
  return { form, calculation, changed, update };
}
