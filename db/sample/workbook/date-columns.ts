import { MONTH_NAMES } from '../../../sync/domain/dates/format-date.ts'
import type { Random } from '../random.ts'
import type { SampleCell, SampleColumn } from './sheet-plan.ts'

type DateField = 'commencement' | 'expiration' | 'dateSigned'

const DATE_FORMAT = 'm/d/yyyy'

/** Days typed as dates; a month, a quarter or a year in words. */
export function dateColumn(header: string, field: DateField): SampleColumn {
  return { header, width: 13, write: (property, random) => write(field, property[field], random, typed) }
}

/** Dates as several people write them. */
export function mixedDateColumn(header: string, field: DateField): SampleColumn {
  return { header, width: 16, write: (property, random) => write(field, property[field], random, written) }
}

type WriteDay = (date: string, random: Random) => Pick<SampleCell, 'value' | 'numFmt'>

function write(field: DateField, date: string | null, random: Random, writeDay: WriteDay): SampleCell {
  const known = { [field]: date }
  if (date === null) return { value: null, known }
  const [year = '', part] = date.split('-')
  if (part === undefined) return { value: year, known }
  if (part.startsWith('Q')) return { value: `${part} ${year}`, known }
  if (date.length > 'yyyy-mm'.length) return { ...writeDay(date, random), known }
  const month = MONTH_NAMES[Number(part) - 1] ?? ''
  return { value: random.pick([`${month} ${year}`, `${month.slice(0, 3)} ${year}`]), known }
}

const typed: WriteDay = (date) => ({ value: new Date(`${date}T00:00:00Z`), numFmt: DATE_FORMAT })

const written: WriteDay = (date, random) => {
  const [year = '', month = '', day = ''] = date.split('-')
  const name = MONTH_NAMES[Number(month) - 1] ?? ''
  return random.pick([
    typed(date, random),
    { value: date },
    { value: `${month}/${day}/${year.slice(2)}` },
    { value: `${Number(month)}/${Number(day)}/${year}` },
    { value: `${name} ${Number(day)}, ${year}` },
  ])
}
