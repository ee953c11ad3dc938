import { knownHeader } from '../header/known-header.ts'
import type { Part, Parted } from './role-of-part.ts'

const MONTH = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.?`
const DATE = String.raw`(?:\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}/\d{4}|${MONTH} \d{1,2},? \d{4}|${MONTH}[ -]'?\d{2,4})`
const TWO_DATES = new RegExp(String.raw`^(${DATE})\s*(?:\p{Pd}|to|thru|through|until|/)\s*(${DATE})$`, 'iu')
const DATES_AND_TERM = new RegExp(
  String.raw`${TWO_DATES.source.slice(0, -1)}[\s,;:(]+(\d{1,3}[ -]?(?:months?|mos?\.?|years?|yrs?\.?))\)?$`,
  'iu',
)
const OF_A_LEASE = /\b(?:lease|term|tenancy|commence|commencement|start|begin|from|lcd)/i
const LEASE: readonly Part[] = [
  { header: 'Lease start', role: 'commencement' },
  { header: 'Lease end', role: 'expiration' },
]
const LEASE_AND_TERM: readonly Part[] = [...LEASE, { header: 'Lease term', role: 'leaseTerm' }]
/** A lease's first and last day in one cell. */
export function leaseIn(header: string, index: number): Parted | null {
  return OF_A_LEASE.test(header)
    ? { index, parts: LEASE, split: (text) => TWO_DATES.exec(text)?.slice(1) ?? null }
    : null
}

/** The same with the term behind them: `Feb-2024 to Jan-2034, 120 months`. */
export function leaseAndTermIn(header: string, index: number): Parted | null {
  return OF_A_LEASE.test(header)
    ? { index, parts: LEASE_AND_TERM, split: (text) => DATES_AND_TERM.exec(text)?.slice(1) ?? null }
    : null
}

const SAID_DATE = new RegExp(
  String.raw`(?:^|[,;|\n/]\s*)(?<said>\p{L}+(?: \p{L}+)?)\.?:?\s+(?<date>${DATE})(?=\s*(?:$|[,;|\n/]))`,
  'giu',
)
const DATES_SAID: readonly (Part & { readonly said: RegExp })[] = [
  { header: 'Date signed', role: 'dateSigned', said: /^(?:signed|executed|exec|inked)(?: on)?$/i },
  {
    header: 'Lease start',
    role: 'commencement',
    said: /^(?:start(?:s|ed|ing)?|begin(?:s|ning)?|commenc(?:es|ed|ing)|comm|lcd)(?: on)?$/i,
  },
  {
    header: 'Lease end',
    role: 'expiration',
    said: /^(?:end(?:s|ed|ing)?|expir(?:es|ed|ing)|exp|lxd|thru|through|until)(?: on)?$/i,
  },
]

/** Days of a deal, each with the word for it: `signed 6/4/24, starts 9/1/24`. */
export function datesIn(header: string, index: number, texts: readonly string[]): Parted | null {
  const whole = knownHeader(header)
  if (whole?.fit === 'exact' && !whole.isLoose) return null
  const said = (text: string) => {
    const dates = [...text.matchAll(SAID_DATE)]
    // All of a cell is dates with their words, or it is not taken apart.
    if (text.replace(SAID_DATE, '').trim() !== '') return null
    return dates.map(({ groups }) => [groups?.said ?? '', groups?.date ?? ''] as const)
  }
  const words = texts.flatMap((text) => said(text)?.map(([word]) => word) ?? [])
  const parts = DATES_SAID.filter((part) => words.some((word) => part.said.test(word)))
  if (parts.length < 2) return null
  return {
    index,
    parts: parts.map(({ header: part, role }) => ({ header: part, role })),
    split(text) {
      const dates = said(text)
      if (!dates?.every(([word]) => DATES_SAID.some((part) => part.said.test(word)))) return null
      return parts.map((part) => dates.find(([word]) => part.said.test(word))?.[1] ?? '')
    },
  }
}
