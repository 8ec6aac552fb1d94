import { useEffect, useMemo, useRef, useState } from 'react';
import type { Rates } from '~/content/schemas/prices';
import {
  type Estimate,
  eachField,
  estimatePrice,
  type Headcount,
  readHeadcount,
  type TypedHeadcount,
} from '~/pricing/estimate';

/** Numbers and what they come to. */
export interface Answer {
  readonly headcount: Headcount;
  readonly estimate: Estimate;
}

/** The estimate of the form's numbers: `answer` is null while one is missing. */
export function useEstimate(rates: Rates, initial: TypedHeadcount) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(initial);
  const update = () => {
    if (!form.current) return;
    const data = new FormData(form.current);
    setTyped(eachField((name) => String(data.get(name) ?? '')));
  };
  // What was typed before hydration, or kept by the browser over a reload, counts from the start.
  useEffect(update, []);
  const answer = useMemo((): Answer | null => {
    const headcount = readHeadcount(typed);
    return headcount && { headcount, estimate: estimatePrice(headcount, rates) };
  }, [rates, typed]);
  const changed = JSON.stringify(typed) !== JSON.stringify(initial);
  return { form, answer, changed, update };
}
