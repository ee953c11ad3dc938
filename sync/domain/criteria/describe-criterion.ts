import { amenityLabel } from '../amenities/amenities.ts'
import { cornersOf, type Ring } from '../area/area.ts'
import { squareMilesOf } from '../area/area-size.ts'
import { daysInWords } from '../dates/days.ts'
import { momentInWords } from '../dates/moments.ts'
import { shortLabel } from '../fields/field-list.ts'
import { unitOf } from '../fields/figure-units.ts'
import { formatMiles, formatRange, type RentUnit } from '../format.ts'
import { boundFigureOf } from './asked-fields.ts'
import type { Choice, Criterion } from './criterion.ts'
import { type Stretch, stretchesOf } from './days-asked.ts'
import { shownValues } from './held-values.ts'
import { namesOf } from './names-of.ts'
import { type Range, toldRange } from './range.ts'
import { isOfFigures } from './says-any.ts'

/** What a chip shows: "Rent" and "≤ $0.95/SF/mo". Rents are shown per `unit`. */
export function describeCriterion(criterion: Criterion, unit: RentUnit): { key: string; value: string } {
  switch (criterion.kind) {
    case 'word':
      return {
        key: shortLabel(criterion.field),
        value: unless(criterion.not, shownValues(criterion.field, criterion.anyOf)),
      }
    case 'party':
      return {
        key: shortLabel(criterion.field),
        value: unless(criterion.not, namesOf(criterion).join(' or ')),
      }
    case 'holds': {
      const parts = criterion.anyOf.map((part) => `“${part}”`)
      const said = isOfFigures(criterion) ? figuresValue(criterion) : parts.join(' or ')
      return { key: criterion.column ?? shortLabel(criterion.field), value: unless(criterion.not, said) }
    }
    case 'range':
      return { key: boundFigureOf(criterion.field).short, value: rangeValue(criterion, unit) }
    case 'date':
      return { key: shortLabel(criterion.field), value: stretchesOf(criterion).map(dateValue).join(' or ') }
    case 'moment':
      return { key: shortLabel(criterion.field), value: unless(criterion.not, momentValue(criterion)) }
    case 'stated':
      return { key: shortLabel(criterion.field), value: unless(criterion.not, 'stated') }
    case 'rail':
      return { key: 'Rail', value: unless(criterion.not, 'served') }
    case 'amenity':
      return { key: 'Amenity', value: unless(criterion.not, amenityLabel(criterion.amenity)) }
    case 'either':
      return { key: 'Either', value: criterion.of.map((one) => eitherValue(one, unit)).join(' or ') }
    case 'near':
      return { key: 'Near', value: `${criterion.place}, ${formatMiles(criterion.miles)}` }
    case 'zone':
      return { key: criterion.around === null ? 'Place' : 'Near', value: zoneValue(criterion) }
    case 'text':
      return { key: 'Text', value: `“${criterion.text}”` }
    case 'area':
      return { key: 'Drawn area', value: squareMiles(criterion.ring) }
    case 'view':
      return { key: 'In view', value: squareMiles(cornersOf(criterion)) }
  }
}

const hundreds = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const threeDigits = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 })

/** `179 sq mi`, `2.35 sq mi`. */
function squareMiles(ring: Ring): string {
  const size = squareMilesOf(ring)
  return `${(size < 100 ? threeDigits : hundreds).format(size)} sq mi`
}

function unless(not: boolean, words: string): string {
  return not ? `not ${words}` : words
}

/** "crane", "dock doors ≥ 2", "NNN with rent < $0.80/mo" */
function eitherValue(one: Choice, unit: RentUnit): string {
  if (one.kind === 'together') return one.of.map((part) => eitherValue(part, unit)).join(' with ')
  const { key, value } = describeCriterion(one, unit)
  if (one.kind === 'range' || one.kind === 'stated') return `${key.toLowerCase()} ${value}`
  return one.kind === 'rail' ? unless(one.not, key.toLowerCase()) : value
}

function rangeValue(range: Range, rentUnit: RentUnit): string {
  const { field, min, max, exclusiveMin = false, exclusiveMax = false } = toldRange(range)
  const { bound, after } = unitOf(boundFigureOf(field).unit)
  const last = max ?? min
  if (last === null) return 'any'
  // Whoever has none has a figure as well.
  if (min === 0 && max === null && !exclusiveMin) return 'stated'
  const figure = (value: number) => bound(value, rentUnit)
  const unit = after(last, rentUnit)
  if (min !== null && max !== null && !exclusiveMin && !exclusiveMax) {
    return `${min === max ? figure(min) : formatRange(figure(min), figure(max))}${unit}`
  }
  const low = min === null ? [] : [`${exclusiveMin ? '>' : '≥'} ${figure(min)}`]
  const high = max === null ? [] : [`${exclusiveMax ? '<' : '≤'} ${figure(max)}`]
  return `${[...low, ...high].join(', ')}${unit}`
}

const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 })

function figuresValue({ min, max }: Extract<Criterion, { kind: 'holds' }>): string {
  if (min !== undefined && max !== undefined) {
    return min === max ? figures.format(min) : formatRange(figures.format(min), figures.format(max))
  }
  return min === undefined ? `≤ ${figures.format(max ?? 0)}` : `≥ ${figures.format(min)}`
}

function zoneValue({ names, circles, around, not }: Extract<Criterion, { kind: 'zone' }>): string {
  const places = unless(not, names.join(' or '))
  const reach = around === null ? '' : `, ${formatMiles(around)}`
  return `${places}${circles.length === 0 ? ' (place not known, not used)' : reach}`
}

function dateValue({ from, to }: Stretch): string {
  const { begin, end } = daysInWords(from, to)
  if (begin !== null && end !== null) return begin === end ? begin : formatRange(begin, end)
  if (begin !== null) return `from ${begin}`
  return end === null ? 'any' : `to ${end}`
}

function momentValue({ from, to }: Extract<Criterion, { kind: 'moment' }>): string {
  if (from !== null && to === null) return `since ${momentInWords(from)}`
  return dateValue({ from, to })
}
