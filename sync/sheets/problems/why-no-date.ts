const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Why a text is no date, in a few words. */
export function whyNoDate(text: string): string {
  const words = text.trim().toLowerCase()
  if (!/\d/.test(words)) return 'words, no date'
  if (words.includes('?')) return 'a date with a question mark'
  if (/^(?:q[1-4]|[1-4]q|(?:first|second|third|fourth|[1-4](?:st|nd|rd|th)) (?:quarter|qtr\.?))$/.test(words))
    return 'a quarter without a year'
  if (/^\d{5,}[-/]/.test(words) || /[-/]\d{5,}$/.test(words)) return 'the year has too many digits'
  if (/^(?:spring|summer|fall|autumn|winter)\b/.test(words)) return 'a season, no date'
  const slashed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(words)
  if (slashed) return impossible(Number(slashed[1]), Number(slashed[2]), slashed[3] ?? '')
  if (/^\d{1,2}[/-]\d{1,2}$/.test(words)) return 'a day without a year'
  return 'not understood as a date'
}

function impossible(month: number, day: number, year: string): string {
  const most = DAYS[month - 1]
  if (most === undefined) return `there is no month ${month}`
  if (day > most) return `${MONTHS[month - 1]} has ${most} days`
  return month === 2 && day === 29 ? `February ${year} has 28 days` : 'not understood as a date'
}
