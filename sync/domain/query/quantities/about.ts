/** How far "about" reaches either way, as a part of the figure. */
export const ABOUT = 0.2

/** Whether a range reaches as far around its middle as "about" does. */
export function isAbout({ min, max }: { readonly min: number; readonly max: number }): boolean {
  return Math.abs((max - min) / (max + min) - ABOUT) < 0.001
}
