import {
  formatRent,
  formatSquareFeet,
  NOT_AVAILABLE,
  RENT_UNITS,
  type RentUnit,
} from '../../domain/format.ts'
import { hasCoordinates } from '../../domain/place/has-coordinates.ts'
import { rentLegend } from '../../pictures/marketing/rent-legend.ts'
import { clusterNames } from '../../pictures/marketing/top-clusters.ts'
import { type CompsDocument, type NumberedRow, numbered } from '../model/comps-document.ts'
import { escaped } from './escaped.ts'
import { numberedPin } from './numbered-pin.ts'

/**
 * How many lines of the key are beside the map. The others follow below it, in columns that continue on the next
 * pages.
 */
const BESIDE = 15

/** The map of a report with what its colors mean and what is on it. `figure` is markup. */
export function reportMap(
  figure: string,
  { mapKey = [], rows, unit }: Pick<CompsDocument, 'mapKey' | 'rows' | 'unit'>,
): string {
  const legend = rentLegend(unit)
    .map(({ fill, words }) => item(dot(fill), words))
    .join('')
  const head = `<h2>Avg rent, $${RENT_UNITS[unit]}</h2>`
  const key =
    mapKey === 'numbers'
      ? numbered(rows)
          .filter(isOnKey)
          .map((row) => line(row, unit))
      : []
  const beside = mapKey === 'numbers' ? lines(key.slice(0, BESIDE)) : groups(mapKey)
  const below = key.length > BESIDE ? lines(key.slice(BESIDE)) : ''
  return `<section class="map"><div class="explained">${figure}<div class="legend">${head}<ul class="tiers">${legend}</ul>${beside}</div></div>${below}</section>\n`
}

type KeyRow = NumberedRow & { number: number }

function isOnKey(row: NumberedRow): row is KeyRow {
  return row.number !== null
}

function lines(key: readonly string[]): string {
  return `<ol class="key">${key.join('')}</ol>`
}

/** `2 Tanner Business Park  $0.82  60,000 SF`. */
function line({ number, property }: KeyRow, unit: RentUnit): string {
  const { name, rentPerSf, squareFootage } = property
  const rent = rentPerSf === null ? NOT_AVAILABLE : formatRent(rentPerSf, unit)
  const elsewhere = hasCoordinates(property) ? '' : '<small>not on the map</small>'
  return `<li>${numberedPin(number, property)}<span>${escaped(name)}${elsewhere}</span><b>${escaped(rent)}</b><span>${escaped(formatSquareFeet(squareFootage))}</span></li>`
}

function groups(clusters: Exclude<CompsDocument['mapKey'], 'numbers' | undefined>): string {
  if (clusters.length === 0) return ''
  const items = clusters.map((cluster) => item(`<strong>${cluster.count}</strong> `, clusterNames(cluster)))
  return `<h2>Clusters</h2><ul>${items.join('')}</ul>`
}

function item(mark: string, words: string): string {
  return `<li>${mark}${escaped(words)}</li>`
}

function dot(fill: string): string {
  return `<span class="dot" style="background:${escaped(fill)}"></span>`
}
