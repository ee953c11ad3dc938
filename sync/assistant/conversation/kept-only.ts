import type { Criterion } from '../../domain/criteria/criterion.ts'
import { dropped } from './dropped.ts'
import { matterOf, mattersIn } from './matters.ts'

const CLEARS =
  '(?:clear|drop|lose|scrap|forget|ditch|reset|wipe|remove|delete|dump|toss|kill|nix|undo|get rid of|take off|strip|throw out|start over (?:on|with))'
const REST =
  '(?:everything(?: else)?|all(?: else| the others?| the rest)?|the rest|the others?|anything else|every other (?:filter|criteri\\w+|requirement)|the other (?:stuff|criteria|filters|requirements))'
const PATTERNS = [
  `^(?:just |only |let's |ok |okay |but )*(?:keep|leave|hold(?: on to)?|stay with|stick with)(?: only| just)? (?<what>.+?)(?:[,;.]| and| but)+ (?:then |but |and )*${CLEARS} ${REST}[.!]*$`,
  `^(?:just |only |let's |ok |okay |but )*${CLEARS} ${REST} (?:but|except(?: for)?|other than|besides|apart from|and (?:just )?keep|but keep)(?: for)? (?<what>.+?)[.!]*$`,
  `^(?:just |only |let's |ok |okay |but )*(?:(?:keep|leave) (?:only|just|nothing but)|(?:just|only) keep) (?<what>[^\\d]+?)[.!]*$`,
].map((pattern) => new RegExp(pattern, 'i'))

const ALL_ELSE = new RegExp(`\\b${REST}\\b`, 'i')

/** "keep the town, clear everything else": what some words speak of, and nothing else. Null where nothing is kept so. */
export function keptOnly(
  known: readonly Criterion[],
  text: string,
  read: (words: string) => readonly Criterion[],
): Criterion[] | null {
  const what = PATTERNS.map((pattern) => pattern.exec(text)?.groups?.what).find((said) => said !== undefined)
  if (what === undefined) return null
  const matters = mattersIn(what)
  // "keep only NNN" narrows.
  if (!ALL_ELSE.test(text) && read(what).some(({ kind }) => kind !== 'text')) return null
  const named = read(what).filter(({ kind }) => kind !== 'text')
  const left = dropped(known, named, what)
  const kept = known.filter((one) => matters.includes(matterOf(one)) || !left.includes(one))
  return kept.length === 0 ? null : kept
}
