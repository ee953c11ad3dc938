/** What a dollar is worth a month later, where it is worth `yearly` times less a year later. */
export function monthlyWorth(yearly: number): number {
  return yearly ** (-1 / 12)
}

/** A formula: what a dollar a month is worth at the start, over so many months, the last of which may be a part. */
export function levelToday(months: string, yearly: number): string {
  const month = monthlyWorth(yearly)
  return `((1-${month}^INT(${months}))/(1-${month})+MOD(${months},1)*${month}^INT(${months}))`
}
