/** Who only passes through the results asks the server for nothing: only of a property that stays, ms. */
export const SETTLING_MS = 250
