/** Two properties, one of which is shown for both. */
export interface JoinPair {
  readonly team: string
  readonly keep: string
  readonly other: string
}
