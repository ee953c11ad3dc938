import { formatPartialDate } from '../../sync/domain/dates/format-date.ts'
import { type Cluster, NAMES_SHOWN } from '../../sync/pictures/marketing/top-clusters.ts'
import { today } from '../exports/today.ts'
import type { PictureMaker } from './draw-in-turn.ts'
import type { MapSource } from './map-source.ts'
import { pictureWords } from './marketing-map-words.ts'
import { withFonts } from './with-fonts.ts'

/** CSS pixels of the picture in a panel, where its pins are as large as those on the map beside it. */
const PREVIEW = { width: 320, height: 240 } as const

export interface Picture {
  /** For `<img>`. */
  readonly address: string
  /** What it shows. */
  readonly words: string
  /** How many places are on it. */
  readonly places: number
  readonly clusters: readonly Cluster[]
}

export interface PictureAsked {
  readonly numbered: boolean
  /** Whose picture it is. */
  readonly firm: string | null
  /** `full` is what a client gets: it has a heading. */
  readonly size: 'preview' | 'full'
}

/** Draws the marketing map of a source; null where it is no longer wanted once its turn comes. */
export async function drawPicture(
  maker: PictureMaker,
  source: MapSource,
  { numbered, firm, size }: PictureAsked,
  isWanted: () => boolean,
): Promise<Picture | null> {
  const asked = source.rows()
  const heading = { title: source.title, date: formatPartialDate(today()), firm }
  const drawn = await maker.draw(
    { ...asked, numbered, ...(size === 'full' ? { heading } : { size: PREVIEW }) },
    isWanted,
  )
  if (drawn === null) return null
  const { svg, places, clusters } = drawn
  return {
    address: `data:image/svg+xml,${encodeURIComponent(await withFonts(svg))}`,
    words: pictureWords({ ...drawn, ...asked }),
    places,
    clusters: clusters.map((cluster) => ({
      ...cluster,
      names: cluster.rows.slice(0, NAMES_SHOWN).map((row) => source.compOf(row)?.name ?? ''),
    })),
  }
}
