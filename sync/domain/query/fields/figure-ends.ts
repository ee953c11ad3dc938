/** Sources of patterns: the words for either end of an order of figures. */
export const MOST = '(?:highest|tallest|greatest|most|max(?:imum)?|biggest|largest|best)'
export const LEAST = '(?:lowest|shortest|smallest|least|fewest|min(?:imum)?)'
/** No size or price is larger. */
export const LARGEST = 1e9
export const TENTH = { part: 0.1 }
/** Doors, stalls, tons, feet of a truck court. */
export const MOST_COUNTED = 999
