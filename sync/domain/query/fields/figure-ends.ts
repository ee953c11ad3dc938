/** Sources of patterns: the words for either end of an order of figures. */
export const MOST = '(?:highest|tallest|greatest|most|max(?:imum)?|biggest|largest|best)'
export const LEAST = '(?:lowest|shortest|smallest|least|fewest|min(?:imum)?)'
/** No size or price is larger. */
export const LARGEST = 1e9
export const TENTH = { part: 0.1 }
/** Doors, stalls, tons, feet of a truck court. */
export const MOST_COUNTED = 999

/** Phrases of an order from one end to the other: "big to small", "largest to smallest". */
export const fromTo = (from: string, to: string) =>
  from
    .split('|')
    .flatMap((first) => to.split('|').map((last) => `${first} to ${last}`))
    .join('|')
export const LARGE_ENDS = 'large|larger|largest|big|bigger|biggest'
export const SMALL_ENDS = 'small|smaller|smallest|little'
