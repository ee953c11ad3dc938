/** What towns and people are written in. Letters of one file that another lacks are found there. */
const SUBSETS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese']
const WEIGHTS = [400, 700]

/** The files of `@fontsource/inter/files` that pictures are written with, in order: both decide their bytes. */
export const PICTURE_FONTS: readonly string[] = SUBSETS.flatMap((subset) =>
  WEIGHTS.map((weight) => `inter-${subset}-${weight}-normal.woff2`),
)
