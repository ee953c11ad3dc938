import type { ParsedCriterion, Span } from '../../criteria/parsed-query.ts'

/**
 * Spans that share no words. In "20k of warehouse minimum" the words of the size stand around those of the type: the
 * size's one span becomes two.
 */
export function withSpansApart(text: string, criteria: readonly ParsedCriterion[]): ParsedCriterion[] {
  const all = criteria.flatMap(({ spans }) => spans)
  return criteria.map((one) => ({
    ...one,
    spans: one.spans.flatMap((span) => partsBeside(text, span, all)),
  }))
}

function partsBeside(text: string, span: Span, all: readonly Span[]): Span[] {
  const inside = all.filter((other) => other !== span && keepsWords(other, span))
  if (inside.length === 0) return [span]
  const parts: Span[] = []
  let { start } = span
  for (const other of inside.sort((a, b) => a.start - b.start)) {
    parts.push(trimmed(text, { start, end: other.start }))
    start = Math.max(start, other.end)
  }
  parts.push(trimmed(text, { start, end: span.end }))
  return parts.filter(({ start, end }) => start < end)
}

/** Of two that share words, the shorter keeps them. */
function keepsWords(other: Span, span: Span): boolean {
  const shares = other.start < span.end && span.start < other.end
  return shares && other.end - other.start < span.end - span.start
}

function trimmed(text: string, { start, end }: Span): Span {
  const said = text.slice(start, end)
  return { start: end - said.trimStart().length, end: start + said.trimEnd().length }
}
