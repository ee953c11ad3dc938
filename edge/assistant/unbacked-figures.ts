import { piecesOf, type TextPiece } from '../../sync/assistant/linked-text.ts'
import type { ToolContext } from './tools/tool-context.ts'
import type { ToolOutput } from './tools/tool-output.ts'

const AMOUNT = String.raw`\$?\d[\d,]*(?:\.\d+)?`
const BEHIND = String.raw`(?: ?(?:%|percent\b|k\b|thousand\b|m\b|mm\b|million\b|b\b|billion\b))?`
const NUMBER = new RegExp(String.raw`(?<![\p{L}\d_])${AMOUNT}${BEHIND}`, 'giu')
/** `1.` and `2)` before the lines of a list. */
const LIST_NUMBER = /^[ \t]*\d{1,2}[.)](?=\s)/gm
/** Longest word first: "million" begins with an m. */
const TIMES: readonly [RegExp, number][] = [
  [/(?:k|thousand)$/i, 1e3],
  [/(?:b|billion)$/i, 1e9],
  [/(?:m|mm|million)$/i, 1e6],
]
/** Figures named to the reader; more say no more. */
const MOST = 20

/**
 * Figures in a model's words that no tool gave and nobody asked with. Linked ones are the tools' own. `told` are texts
 * that the model had besides: the user's questions and its instructions.
 */
export function unbackedFigures(
  words: string,
  { findings, outputs }: Pick<ToolContext, 'findings' | 'outputs'>,
  told: readonly string[],
): string[] {
  const given = numbersOf([...told, ...[...outputs.values()].map((output) => JSON.stringify(output))])
  const rows = Math.max(0, ...[...outputs.values()].map(rowsIn))
  const unbacked = piecesOf(words, findings.figures)
    .filter(({ figure }) => figure === null)
    .flatMap(figuresIn)
    .filter((said) => {
      const value = amountOf(said)
      return !isCountOf(rows, said, value) && !isNear(given, value)
    })
  return [...new Set(unbacked.map((said) => said.trim()))].slice(0, MOST)
}

function figuresIn({ text }: Pick<TextPiece, 'text'>): string[] {
  return text.replaceAll(LIST_NUMBER, '').match(NUMBER) ?? []
}

/** "The 3 of them": a model may count the rows it was told. */
function isCountOf(rows: number, said: string, value: number): boolean {
  return /^\d+$/.test(said) && value <= rows
}

function rowsIn(output: ToolOutput): number {
  switch (output.kind) {
    case 'found':
    case 'list':
      return output.rows.length
    case 'analysis':
      return output.table?.rows.length ?? 0
    case 'statistics':
      return output.byLease.length
    case 'notes':
      return output.notes.length
    case 'comparison':
      return 2
    case 'property':
    case 'proposal':
    case 'nothing':
      return 1
  }
}

function numbersOf(texts: readonly string[]): number[] {
  return texts.flatMap((text) => text.match(NUMBER) ?? []).map(amountOf)
}

function amountOf(said: string): number {
  const value = Number(said.replaceAll(/[^\d.]/g, '').replace(/\.$/, ''))
  const times = TIMES.find(([word]) => word.test(said))?.[1] ?? 1
  return value * times
}

/** Models round what they are told. */
function isNear(numbers: readonly number[], value: number): boolean {
  return numbers.some((given) => given === value || Math.abs(given - value) <= Math.abs(given) * 0.005)
}
