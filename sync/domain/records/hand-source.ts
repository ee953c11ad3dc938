/** The source of comps that people typed, and the name of its only sheet. */
export const HAND_SOURCE = 'Added by hand'

export function isByHand({ sourceSheet }: { sourceSheet: string }): boolean {
  return sourceSheet === HAND_SOURCE
}
