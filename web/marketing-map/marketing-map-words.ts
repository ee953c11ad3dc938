import { formatCount } from '../../sync/domain/format.ts'
import type { MarketingPictured, MarketingRows } from '../exports/report/report-messages.ts'

/** The sentences of the specification's section 8 for a marketing map. */
export const MAP_WORDS = {
  failed: {
    title: 'Map generation failed',
    description: 'Could not generate marketing map. Please try again.',
  },
  exportFailed: {
    title: 'Map Export Failed',
    description: 'Unable to generate marketing map. Please try again.',
  },
  downloaded: 'Map downloaded',
  blocked: {
    title: 'The report could not be opened',
    description: 'The browser blocked its window. Allow pop-ups for this site, then press Print again.',
  },
  reportFailed: {
    title: 'Export Failed',
    description: 'Unable to make the proximity analysis report. Please try again.',
  },
} as const

/** What the picture shows, for those who cannot see it. */
export function pictureWords({ count, places, center, radiusMiles }: PictureFacts): string {
  const around = center === null ? '' : ' around the place searched'
  const within =
    radiusMiles === undefined ? around : `${around}, with a ring at ${radiusMiles.toFixed(1)} miles`
  return (
    `Marketing map of ${formatCount(count)} ${count === 1 ? 'property' : 'properties'} ` +
    `at ${formatCount(places)} ${places === 1 ? 'place' : 'places'}${within}`
  )
}

type PictureFacts = Pick<MarketingPictured, 'count' | 'places'> &
  Pick<MarketingRows, 'center' | 'radiusMiles'>
