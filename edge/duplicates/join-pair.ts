/** Two properties of which one stands for both. */
export interface JoinPair {
  readonly team: string
  readonly keep: string
  readonly other: string
}
