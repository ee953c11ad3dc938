/** Whether two words differ by one letter: left out, put in, another one, or two in the wrong order. */
export function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const left = a.slice(start, a.length - end)
  const right = b.slice(start, b.length - end)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && left === [...right].reverse().join('')
}

/** Whether two words differ only by a letter that stands once or twice: `adress`. */
export function isDoubledOtherwise(a: string, b: string): boolean {
  const single = (word: string) => word.replace(/(.)\1/g, '$1')
  return a !== b && single(a) === single(b)
}
