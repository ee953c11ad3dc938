import type { BookColumns } from '../../columns/book-columns.ts'
import type { StringField } from '../../columns/book-fields.ts'
import { numberAt } from '../../columns/number-column.ts'
import { allValues } from '../../columns/string-column.ts'
import { median } from '../../domain/median.ts'
import type { Place, Vocabulary } from '../../domain/query/vocabulary/vocabulary.ts'
import { NAMED_FIELDS } from '../../domain/query/words/choice-words.ts'
import { lazyRecord, memoize } from '../../memo.ts'
import type { Book } from '../book.ts'
import { pointsFinder } from './points-finder.ts'
import { namesBeginning, propertiesNamed } from './properties-named.ts'

const FIELDS = {
  propertyTypes: 'propertyType',
  cities: 'city',
  states: 'state',
  zips: 'zip',
  tenants: 'tenant',
  landlordFirms: 'landlordFirm',
  brokerNames: 'brokerName',
  brokerFirms: 'brokerFirm',
  buyers: 'buyer',
  sellers: 'seller',
} as const satisfies Record<
  Exclude<
    keyof Vocabulary,
    | 'placeOf'
    | 'pointsAt'
    | 'mainTown'
    | 'countyNamed'
    | 'named'
    | 'aliases'
    | 'statuses'
    | 'propertiesNamed'
    | 'namesBeginning'
  >,
  StringField
>
const LISTS = Object.keys(FIELDS) as (keyof typeof FIELDS)[]

const vocabularies = new WeakMap<Book, Vocabulary>()

/** The words the query language knows because they are in the book. Computed once for each book. */
export function vocabularyOf(book: Book): Vocabulary {
  let vocabulary = vocabularies.get(book)
  if (vocabulary === undefined) {
    vocabulary = createVocabulary(book)
    vocabularies.set(book, vocabulary)
  }
  return vocabulary
}

/** "Fremont County" and "fremont" are one. */
function countyKey(name: string): string {
  return name.toLowerCase().replace(/ county$/, '')
}

function createVocabulary(book: Book): Vocabulary {
  const parts: readonly BookColumns[] = [book.base.snapshot.columns, book.extra]
  // Decoded only when they are needed: most questions name none of them.
  const valuesOf = (field: StringField) => [
    ...new Set(parts.flatMap((columns) => allValues(columns.strings[field]))),
  ]
  const lists = lazyRecord(LISTS, (list) => valuesOf(FIELDS[list]))
  const places = new Map<string, Place | null>()
  const statuses = memoize(() => valuesOf('status'))
  const counties = memoize(() => new Map(valuesOf('county').map((county) => [countyKey(county), county])))
  let town: string | null | undefined
  return Object.assign(lists, {
    aliases: book.aliases,
    propertiesNamed: (name: string) => propertiesNamed(book, name),
    namesBeginning: (letters: string, most: number) => namesBeginning(book, letters, most),
    named: lazyRecord(NAMED_FIELDS, valuesOf),
    statuses,
    pointsAt: pointsFinder(parts),
    countyNamed: (name: string) => counties().get(countyKey(name)) ?? null,
    mainTown() {
      if (town === undefined) town = mainTownOf(parts)
      return town
    },
    placeOf(name: string) {
      const key = name.toLowerCase()
      let place = places.get(key)
      if (place === undefined) {
        place = middleOf(parts, 'city', key) ?? middleOf(parts, 'zip', key)
        places.set(key, place)
      }
      return place
    },
  })
}

/** Of the properties with a town, the share that must be in one for it to be the town of the book. */
const LEAST_SHARE = 1 / 3

function mainTownOf(parts: readonly BookColumns[]): string | null {
  const counts = new Map<string, number>()
  let all = 0
  for (const { strings } of parts) {
    const towns = allValues(strings.city)
    for (const code of strings.city.codes ?? []) {
      const town = towns[code - 1]
      if (town === undefined) continue
      all++
      counts.set(town, (counts.get(town) ?? 0) + 1)
    }
  }
  const [first] = [...counts].sort(([, a], [, b]) => b - a)
  return first !== undefined && first[1] >= all * LEAST_SHARE ? first[0] : null
}

/** The median latitude and longitude of the rows with a value: one property far off does not move it. */
function middleOf(parts: readonly BookColumns[], field: 'city' | 'zip', lowerName: string): Place | null {
  const rows = parts.reduce((sum, columns) => sum + columns.rows, 0)
  const latitudes = new Float64Array(rows)
  const longitudes = new Float64Array(rows)
  let name: string | null = null
  let n = 0
  for (const columns of parts) {
    const { codes } = columns.strings[field]
    const { latitude, longitude } = columns.numbers
    const written = allValues(columns.strings[field])
    const isWanted = Uint8Array.from([
      0,
      ...written.map((value) => Number(value.toLowerCase() === lowerName)),
    ])
    for (let row = 0; codes !== null && row < codes.length; row++) {
      const code = codes[row] as number
      if (isWanted[code] === 0) continue
      const lat = numberAt(latitude, row)
      const lng = numberAt(longitude, row)
      if (Number.isNaN(lat) || Number.isNaN(lng)) continue
      name ??= written[code - 1] ?? null
      latitudes[n] = lat
      longitudes[n++] = lng
    }
  }
  if (name === null) return null
  return { name, latitude: median(latitudes.subarray(0, n)), longitude: median(longitudes.subarray(0, n)) }
}
