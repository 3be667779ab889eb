/** `luck` throws the dice of a battle again, `veto` cancels a marker just played, a `blank` only keeps the others guessing. */
export const markerKinds = ['luck', 'veto', 'blank'] as const;
export type Marker = (typeof markerKinds)[number];

export const markersInGame: Readonly<Record<Marker, number>> = { luck: 4, veto: 5, blank: 3 };

/** All of them, one by one. */
export const markers: readonly Marker[] = markerKinds.flatMap((kind) => Array<Marker>(markersInGame[kind]).fill(kind));
