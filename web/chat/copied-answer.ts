import type { ChatAnswer } from '../../sync/api/chat.ts'
import type { Figure } from '../../sync/assistant/figure.ts'
import { piecesOf, plainText } from '../../sync/assistant/linked-text.ts'

interface CopiedAnswer {
  words: string
  figures: readonly Figure[]
  answer: Pick<ChatAnswer, 'table' | 'beware'>
  /** What the figures rest on, in words. */
  rests: string
  /** Where the rows of a figure are shown; null where no address names them. */
  hrefOf: (figure: Figure) => string | null
}

/** An answer as it is pasted: plain, with its table in tab-separated columns. */
export function copiedText({ words, answer: { table, beware = [] }, rests }: CopiedAnswer): string {
  const rows = table ? [table.head, ...table.rows].map((cells) => cells.map(plainText).join('\t')) : []
  const warnings = beware.map((sentence) => `- ${plainText(sentence)}`)
  return [[plainText(words)], rows, warnings, rests === '' ? [] : [rests]]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')
}

/** The same where formatted text is taken: each figure leads to its rows. */
export function copiedHtml(copied: CopiedAnswer): string {
  const { words, answer, rests } = copied
  const { table, beware = [] } = answer
  const linked = (text: string) => linkedHtml(text, copied)
  const cellsOf = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${linked(cell)}</${tag}>`).join('')}</tr>`
  return [
    ...words.split(/\n+/).map((line) => `<p>${linked(line)}</p>`),
    ...(table
      ? [`<table>${cellsOf(table.head, 'th')}${table.rows.map((row) => cellsOf(row, 'td')).join('')}</table>`]
      : []),
    ...(beware.length > 0 ? [`<ul>${beware.map((one) => `<li>${linked(one)}</li>`).join('')}</ul>`] : []),
    ...(rests === '' ? [] : [`<p>${escaped(rests)}</p>`]),
  ].join('')
}

function linkedHtml(text: string, { figures, hrefOf }: CopiedAnswer): string {
  return piecesOf(text, figures)
    .map(({ text: said, figure }) => {
      const href = figure === null ? null : hrefOf(figure)
      return href === null ? escaped(said) : `<a href="${escaped(href)}">${escaped(said)}</a>`
    })
    .join('')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
