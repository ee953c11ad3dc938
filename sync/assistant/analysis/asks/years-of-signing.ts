import { dated } from '../../../domain/query/vocabulary/date-terms.ts'
import { lex } from '../../../domain/query/words/lexer.ts'

/** "rent growth 2023 to 2025" */
export function withSpanOfSigning(text: string): string {
  return HAPPENED_THEN.test(text) ? text : text.replace(SPAN_OF_YEARS, 'signed $&')
}

const SPAN_OF_YEARS = /\b(?:19|20)\d\d ?(?:to|through|thru|-|–) ?(?:19|20)\d\d\b/

/** Beside a figure "since 2024" is when the leases were signed, unless something else was said to happen then. */
export function ofSigning(text: string, said = 'signed'): string {
  // "the most expiring space in 2027"
  const verb = said === 'signed' && EXPIRES.test(text) && !/\bsigned\b/i.test(text) ? 'expiring' : said
  const spanned = withBareYear(withSpan(text, verb), verb)
  return spanned.replace(DAYS_OF_YEARS, (said, before: string | undefined, days: string, at: number) =>
    (before !== undefined && HAPPENED.test(before)) || endsInEvent(`${spanned.slice(0, at)}${before ?? ''}`)
      ? said
      : `${before ?? ''}${verb} ${days}`,
  )
}

/** "leases that run out", "deals coming up": what happened is said in words of the language right before the days. */
function endsInEvent(text: string): boolean {
  const tokens = lex(text)
  return tokens.some((_, at) => {
    const event = dated.longest(tokens, at)
    return event !== null && event.value.field !== 'dateSigned' && event.end === tokens.length
  })
}

const EXPIRES = /\b(?:expir\w*|roll(?:s|ing|over)|matur\w*|coming due)\b/i

/** "med rent NE Houston 2024-2025" */
function withSpan(text: string, verb: string): string {
  return HAPPENED_THEN.test(text) || OF_AGE.test(text) ? text : text.replace(LONE_SPAN, `$1${verb} $2`)
}

const OF_AGE = /\b(?:newer|older|tilt\w*|product|buildings?|bldgs?|year|yob)\b/i
const LONE_SPAN =
  /(^|[^\d$.-] |[a-z] )(20[12]\d ?(?:-|–|to|through|thru) ?20[12]\d)\b(?! ?(?:sf|sq|k\b|psf|feet|ft))/i

/** "2025 only", "leases 2024": a year by itself, where nothing else was said to happen then. */
function withBareYear(text: string, verb: string): string {
  if (HAPPENED_THEN.test(text)) return text
  const years = text.match(BARE_YEAR) ?? []
  return years.length === 1 ? text.replace(BARE_YEAR, `${verb} in $<year>`) : text
}

const BARE_YEAR =
  /(?<![\d$.<>=-]|[<>=] |\d,|\d, |[\d$.-] |\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,? |\b(?:since|in|during|from|over|between|for|of|to|through|and|or|before|after|until|by|under|above|than|early|late|mid|spring|summer|fall|winter|quarter|half|h[12]|q[1-4]|[1-4]q|year|st|street|rd|road|hwy|fm|i|suite) )\b(?<year>20[0-4]\d)\b(?: only)?(?! (?:building|vintage|construction|product|build|built)| ?(?:sf|sq|k\b|m\b|psf|feet|ft|to|and|or|through|vs|-|–|q[1-4]|or (?:newer|later))|[\d,.-]\d| \p{Lu}\p{L}+ (?:st|rd|dr|ave|blvd|ln|pkwy|way|street|road|drive)\b)/giu

const DAYS_OF_YEARS =
  /([\p{L}]+ )?\b((?:since|in|during|from|over|between|for) (?:19|20)\d\d(?! ?(?:sf|sq|k|psf|feet))\b(?: (?:to|through|and|-) (?:19|20)\d\d)?)/iu
const HAPPENED =
  /^(?:built|constructed|delivered|vintage|signed|signing|signings|exp|lxd|expir\w*|roll\w*|matur\w*|laps\w*|due|end\w*|start\w*|commenc\w*|sold|bought|traded|completed)/i

/** "2024 vs 2025", "Q1 vs Q2 2026": of the signing, unless something else happened then. */
export function withYearsOfSigning(text: string): string {
  if (HAPPENED_THEN.test(text) || OF_YEAR_BUILT.test(text)) return text
  return text
    .replace(
      QUARTERS_OF_ONE_YEAR,
      (_, first, joint, second, year) => `${first} ${year} ${joint} ${second} ${year}`,
    )
    .replace(
      YEARS_COMPARED,
      (_, lead, first, joint, second) => `${lead}signed ${first} ${joint} signed ${second}`,
    )
}

/** "pre-2000 versus 2000 and newer" */
const OF_YEAR_BUILT = /\b(?:19|20)\d\d (?:and|or) (?:newer|older)\b/i
const HAPPENED_THEN =
  /\b(?:built|constructed|delivered|vintage|construction|signed|exp|lxd|expir\w*|laps\w*|roll\w*|matur\w*|start\w*|commenc\w*|sold|bought)\b/i
const QUARTERS_OF_ONE_YEAR =
  /\b(q[1-4]|[1-4]q)( (?:vs\.?|versus|against|and|to|with|compared (?:to|with)) )(q[1-4]|[1-4]q) ((?:19|20)\d\d)\b/gi
const YEARS_COMPARED =
  /((?:\b(?:in|from|of) )?)\b((?:19|20)\d\d) (vs\.?|versus|against|and|to|with|compared (?:to|with)) (?:in |from )?((?:19|20)\d\d)\b(?! ?(?:sf|sq|k|psf|feet))/gi
