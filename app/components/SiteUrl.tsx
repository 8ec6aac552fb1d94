import { createContext, useContext } from 'react';

/** The canonical origin without a trailing slash ('' when none is configured at build: addresses stay relative). */
export const SiteUrl = createContext('');

/** Turns a path of this site ('/about') into its canonical address. */
export function useCanonical(): (path: string) => string {
  const origin = useContext(SiteUrl);
  return (path) => origin + path;
}
