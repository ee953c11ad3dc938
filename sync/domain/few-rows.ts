/** Fewer rows than this make no figure to lean on: a quarter of so few is drawn hollow, a group of so few comes last. */
export const FEW_ROWS = 5
