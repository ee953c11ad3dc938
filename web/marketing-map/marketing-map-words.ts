import { formatCount } from '../../sync/domain/format.ts'
import type { MarketingMap } from '../../sync/pictures/marketing/marketing-map.ts'

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
  noCoordinates: "Properties don't have location coordinates",
  noData: 'No map data available',
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
export function pictureWords({ groups, pins, ring }: MarketingMap): string {
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const around = pins.some(({ shape }) => shape === 'star') ? ' around the place searched' : ''
  const within = ring === null ? around : `${around}, with a ring at ${ring.radiusMiles.toFixed(1)} miles`
  return (
    `Marketing map of ${formatCount(count)} ${count === 1 ? 'property' : 'properties'} ` +
    `at ${formatCount(groups.length)} ${groups.length === 1 ? 'place' : 'places'}${within}`
  )
}
