import { createReadStream } from 'node:fs'

const NEW_LINE = 0x0a
const ZIP = 'PK'

/** About how many rows a text file has, counted in lines; `null` for a workbook, whose rows are packed. */
export async function estimateRows(path: string): Promise<number | null> {
  let lines = 0
  let isFirst = true
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (isFirst && chunk.toString('latin1', 0, 2) === ZIP) return null
    isFirst = false
    for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) lines++
  }
  return lines
}
