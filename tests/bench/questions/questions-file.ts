import { existsSync, readFileSync } from 'node:fs'

const FILE = new URL('../../../../shared/data/questions.tsv', import.meta.url)

/** A value of `expected_json`. */
export type Expected = Readonly<Record<string, unknown>>

/** A question of the file, with every reading of it that is right. */
export interface FileQuestion {
  id: number
  words: string
  expected: readonly Expected[]
}

/** The questions of ../shared/data/questions.tsv; null where the file is absent. */
export function questionsOfFile(): FileQuestion[] | null {
  if (!existsSync(FILE)) return null
  const [, ...lines] = readFileSync(FILE, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [id = '', words = '', expected = '', note = ''] = line.split('\t')
    const first = JSON.parse(expected) as Expected
    return { id: Number(id.slice(1)), words, expected: [first, ...alternatives(first, note)] }
  })
}

/** The notes begin with `ALT {...}` for each further reading that is right. */
function alternatives(first: Expected, note: string): Expected[] {
  return note
    .split(' | ')
    .filter((part) => part.startsWith('ALT {'))
    .map((part) => merged(first, JSON.parse(part.slice(4)) as Expected))
}

/** A JSON merge patch (RFC 7396). */
function merged(target: Expected, patch: Expected): Expected {
  const result: Record<string, unknown> = { ...target }
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key]
    else result[key] = isRecord(value) && isRecord(result[key]) ? merged(result[key], value) : value
  }
  return result
}

function isRecord(value: unknown): value is Expected {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
