/** "Buenos Aires" of America/Argentina/Buenos_Aires. */
export const placeOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
