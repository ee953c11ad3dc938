import { figureNamedFirst, measureNamedFirst } from './figure-asked.ts'

const LEAD =
  /^(?:(?:what(?:['’]s| is| are| was| were)?|show(?: me)?|give me|get me|tell me|i need|need|pull|find)(?: the)? )?(?:the )?$/i
const JOINT = /^(?:,? and (?:the |for )?|,? plus (?:the )?|, (?:the )?| ?[&+] ?)/i
/** A figure with a bound of its own behind it is a criterion: "rent and clear height over 24". */
const BOUND =
  /^\s*(?:of |is |at |is at |being )?(?:under|over|below|above|at least|at most|up to|less than|more than|between|no more|no less|max\b|min\b|from \d|[<>=$\d])/i
const MOST = 5

/**
 * "average rent, TI and free rent in Katy": the same question once for each of the figures that are listed. Null where
 * one figure is asked for.
 */
export function oneForEachFigure(text: string): string[] | null {
  const starts = [...text.matchAll(/(?<![\p{L}\d])(?=[\p{L}\d])/gu)].map(({ index }) => index)
  for (const start of starts) {
    const measure = measureNamedFirst(text.slice(start))
    const before = text.slice(0, start)
    if (measure === null && !LEAD.test(before)) continue
    const listed = listedAt(text, start + (measure?.length ?? 0))
    if (listed === null) continue
    const after = text.slice(listed.end)
    return listed.names.map(({ name, own }) => `${before}${own ?? measure?.words ?? ''} ${name}${after}`)
  }
  return null
}

interface Listed {
  name: string
  /** The measure of its own that stands before it: "average rent and total space". */
  own: string | null
}

function listedAt(text: string, start: number): { names: Listed[]; end: number } | null {
  const names: Listed[] = []
  const figures = new Set<string>()
  let at = start
  let end = start
  for (; names.length < MOST; ) {
    const own = names.length === 0 ? null : measureNamedFirst(text.slice(at))
    const nameAt = at + (own?.length ?? 0)
    const found = figureNamedFirst(text.slice(nameAt))
    if (found === null) break
    names.push({ name: text.slice(nameAt, nameAt + found.length), own: own?.words ?? null })
    figures.add(found.figure)
    end = nameAt + found.length
    const joint = JOINT.exec(text.slice(end))
    if (joint === null) break
    at = end + joint[0].length
  }
  return figures.size < 2 || figures.size < names.length || BOUND.test(text.slice(end))
    ? null
    : { names, end }
}
