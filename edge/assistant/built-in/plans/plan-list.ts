import { goesOn } from '../../../../sync/assistant/conversation/goes-on.ts'
import { EVERY_ROW, type RowSet } from '../../../../sync/assistant/row-set.ts'
import { findNamed } from '../../tools/find-named.ts'
import { readWords } from '../../tools/read-words.ts'
import type { BookToday } from '../../tools/tool-context.ts'
import { followUp } from '../follow-up.ts'
import type { Plan } from '../plan.ts'
import { wordsLeft } from '../questions/words-left.ts'

const SAVES =
  /^\s*(?:please |can you |could you )?(?:save|make|create|build|start|put)\b(?<what>.*?)(?:\b(?:as|in|into|to|of)\b\s+)?(?:(?:a|the|my|new) )*(?:comps?[- ]?lists?|list|comp set)\b(?<rest>.*)$/i
const SAVES_THESE =
  /^\s*(?:please )?save (?:it|this|them|these|those|that|the results?|all(?: of (?:them|these|those))?)(?: please)?(?:\s+as\s+(?:(?:(?:a|the|my|new)\s+)*(?:comps?[- ]?)?list\b(?:\s+(?:called|named))?\s*)?(?<name>.+?)?)?\s*[.!]*\s*$/i
const NAMED = /\b(?:called|named|as)\s+(?<name>.+?)\s*[.!?]*\s*$/i
const OPENS =
  /^\s*(?:please |can you )?(?:open|go to|take me to|show(?: me)?)\s+(?:the |my )?(?:(?:comps?[- ]?)?list (?:called |named )?(?<after>.+?)|(?<before>.+?) (?:comps?[- ]?)?list)\s*[.!?]*\s*$/i

const READS =
  /^\s*(?:please )?(?:what(?:['’]s| is| are| was| were)?(?: excluded| left out| included)?|which (?:comps?|rows|properties) (?:are|were)(?: excluded| left out)?|why (?:is|are|was|were) .+? excluded|read|list)(?: me)? (?:in|on|from|of) (?:the |my )?(?<name>.+?) (?:comps?[- ]?)?list\s*[?.!]*\s*$/i
const NOTES =
  /^\s*(?:please )?(?:(?:show|read|give)(?: me)? )?(?:what (?:are|is) )?(?:the |my |our |any )?notes? (?:on|of|for|about) (?:the )?(?<name>.+?)\s*[?.!]*\s*$/i

/** A question about comp lists: to save what is talked of, or to open one. Null where it is none. */
export function planList(at: BookToday, text: string, known: RowSet | null): Plan | null {
  const these = SAVES_THESE.exec(text)
  if (these !== null) return save(known, these.groups?.name)
  const saves = SAVES.exec(text)
  if (saves !== null) {
    const rest = saves.groups?.rest ?? ''
    const named = NAMED.exec(rest)
    const what = `${saves.groups?.what ?? ''} ${named === null ? rest : rest.slice(0, named.index)}`
    const read = readWords(at, what)
    const { criteria } = read
    if (criteria.length === 0) return save(known, named?.groups?.name)
    const rows =
      known !== null && goesOn(what, criteria, known.criteria)
        ? followUp(at, what, read, { rows: known, before: null }).rows
        : { ...EVERY_ROW, criteria }
    return save({ ...rows, ...wordsLeft(read) }, named?.groups?.name)
  }
  const reads = READS.exec(text)?.groups?.name
  if (reads !== undefined) {
    return {
      kind: 'calls',
      calls: [{ tool: 'readCompList', input: { name: unquoted(reads) } }],
      wording: 'plain',
    }
  }
  const noted = NOTES.exec(text)?.groups?.name
  if (noted !== undefined && findNamed(at.book, unquoted(noted)).length > 0) {
    return { kind: 'calls', calls: [{ tool: 'notes', input: { name: unquoted(noted) } }], wording: 'plain' }
  }
  const opens = OPENS.exec(text)?.groups
  const name = opens?.after ?? opens?.before
  if (name === undefined) return null
  return {
    kind: 'calls',
    calls: [{ tool: 'openCompList', input: { name: unquoted(name) } }],
    wording: 'plain',
  }
}

function save(rows: (RowSet & { words?: string }) | null, name: string | undefined): Plan {
  if (rows === null) {
    return {
      kind: 'words',
      words: 'Ask for the properties first. Then I can save the results as a comp list.',
    }
  }
  const input = { ...rows, name: name === undefined ? null : unquoted(name) }
  return { kind: 'calls', calls: [{ tool: 'saveCompList', input }], wording: 'plain' }
}

function unquoted(name: string): string {
  return name.replaceAll(/^["'“”‘]+|["'“”’]+$/g, '').trim()
}
