/** A pause about so long, a third more or less, so that pages which lost the same server do not come all at once. */
export function jittered(ms: number): number {
  return ms * (2 / 3 + (Math.random() * 2) / 3)
}
