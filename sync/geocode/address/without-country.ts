const COUNTRY = /[,\s]+(?:usa|u\.s\.a\.?|united states(?: of america)?)\s*$/i

/** Words without the country at their end. */
export function withoutCountry(text: string): string {
  return text.replace(COUNTRY, '')
}
