import { piecesOf } from '../../sync/assistant/linked-text.ts'
import type { ToolContext } from './tools/tool-context.ts'

const NUMBER = /(?<![\p{L}\d_])\$?\d[\d,]*(?:\.\d+)?(?: ?(?:%|k\b|percent))?/giu
/** Counts of things in a sentence, such as "the 3 of them", and list numbers, are no figures. */
const SMALL = 12
/** Figures named to the reader; more say no more. */
const MOST = 20

/** Figures in a model's words that no tool gave and nobody asked with. Linked ones are the tools' own. */
export function unbackedFigures(
  words: string,
  { findings, outputs }: Pick<ToolContext, 'findings' | 'outputs'>,
  questions: readonly string[],
): string[] {
  const given = numbersOf([...outputs.values()].map((output) => JSON.stringify(output)).join(' '))
  const asked = numbersOf(questions.join(' '))
  const loose = piecesOf(words, findings.figures)
    .filter(({ figure }) => figure === null)
    .flatMap(({ text }) => text.match(NUMBER) ?? [])
  const unbacked = loose.filter((said) => {
    const value = amountOf(said)
    return !isSmallCount(said, value) && !isNear(given, value) && !isNear(asked, value)
  })
  return [...new Set(unbacked.map((said) => said.trim()))].slice(0, MOST)
}

function isSmallCount(said: string, value: number): boolean {
  return /^\d+$/.test(said) && value <= SMALL
}

function numbersOf(text: string): number[] {
  return (text.match(NUMBER) ?? []).map(amountOf)
}

function amountOf(said: string): number {
  const value = Number(said.replaceAll(/[^\d.]/g, '').replace(/\.$/, ''))
  return /k$/i.test(said) ? value * 1_000 : value
}

/** Models round what they are told. */
function isNear(numbers: readonly number[], value: number): boolean {
  return numbers.some((given) => given === value || Math.abs(given - value) <= Math.abs(given) * 0.005)
}
