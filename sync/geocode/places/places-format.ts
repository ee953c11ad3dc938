/** Raised with every change of the layout. */
export const PLACES_FORMAT = 1

/** Stands for a town without a point of its own. */
export const NO_POINT = 0x7fff_ffff
