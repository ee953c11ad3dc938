import type { ChatAnswer } from '../../../sync/api/chat.ts'
import type { Figure } from '../../../sync/assistant/figure.ts'
import { piecesOf, plainText } from '../../../sync/assistant/linked-text.ts'
import { NOT_AVAILABLE, RENT_UNITS } from '../../../sync/domain/format.ts'

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
  const units = table ? unitsOf(table) : []
  const lines = table?.rows.map((cells) =>
    cells.map((cell, column) => asNumber(plainText(cell), units[column])).join('\t'),
  )
  const warnings = beware.map((sentence) => `- ${plainText(sentence)}`)
  const rows = table && lines ? [headsOf(table, units).join('\t'), ...lines] : []
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
  const units = table ? unitsOf(table) : []
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  const number = (cell: string, column: number) =>
    linkedHtml(cell, copied, (said) => asNumber(said, units[column]))
  return [
    ...words.split(/\n+/).map((line) => `<p>${linked(line)}</p>`),
    ...(table
      ? [
          `<table>${row(headsOf(table, units).map(escaped), 'th')}${table.rows.map((cells) => row(cells.map(number), 'td')).join('')}</table>`,
        ]
      : []),
    ...(beware.length > 0 ? [`<ul>${beware.map((one) => `<li>${linked(one)}</li>`).join('')}</ul>`] : []),
    ...(rests === '' ? [] : [`<p>${escaped(rests)}</p>`]),
  ].join('')
}

type Table = NonNullable<ChatAnswer['table']>
type Unit = (typeof UNITS)[number]

const UNITS = [...Object.values(RENT_UNITS), '/SF'] as const

/** The unit that all figures of a column have. It stands in the head, once, so that a spreadsheet takes them as numbers. */
function unitsOf({ head, rows }: Table): readonly (Unit | undefined)[] {
  return head.map((_, column) => {
    const texts = rows.map((cells) => plainText(cells[column] ?? ''))
    const stated = texts.filter((text) => text !== '' && text !== NOT_AVAILABLE)
    return stated.length === 0 ? undefined : UNITS.find((unit) => stated.every((text) => text.endsWith(unit)))
  })
}

function headsOf({ head }: Table, units: readonly (Unit | undefined)[]): readonly string[] {
  return head.map((name, column) => [plainText(name), units[column]].filter(Boolean).join(' '))
}

/** What is less than nothing has the minus of a keyboard. */
function asNumber(text: string, unit: Unit | undefined): string {
  const bare = unit !== undefined && text.endsWith(unit) ? text.slice(0, -unit.length) : text
  return bare.replace(/\u2212(?=[$\d])/gu, '-')
}

function linkedHtml(
  text: string,
  { figures, hrefOf }: CopiedAnswer,
  shown: (said: string) => string = (said) => said,
): string {
  return piecesOf(text, figures)
    .map(({ text: said, figure }) => {
      const href = figure === null ? null : hrefOf(figure)
      const words = escaped(shown(said))
      return href === null ? words : `<a href="${escaped(href)}">${words}</a>`
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
