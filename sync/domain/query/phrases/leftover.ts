import type { ParsedCriterion } from '../../criteria/parsed-query.ts'
import type { Token } from '../words/lexer.ts'

/** Small words that are kept between two words not understood, "port of entry", and are not looked up alone. */
export const SMALL_WORDS = new Set(['of', 'the', 'at', 'to', 'a', 'an', 'on'])
const PARTING_SIGNS = new Set([...',;:|()[]{}!?•'])

/**
 * The words not understood as one text criterion, a span for each run of them; null where there are none. What is only
 * talk is left out, but where nothing else is said: `isAmong` tells whether anything was understood.
 */
export function leftoverText(
  text: string,
  tokens: readonly Token[],
  isLeft: (at: number) => boolean,
  isAmong: boolean,
): ParsedCriterion | null {
  const runs = runsOf(tokens, isLeft)
  const told = runs.flatMap((run) => withoutTalk(text, tokens, run) ?? [])
  const kept = (isAmong || told.length > 0 ? told : runs).map(({ first, last }) => {
    const [start, end] = [startWithSign(tokens, first, isLeft), endWithSign(tokens, last)]
    const token = tokens[first] as Token
    const words = token.kind === 'quoted' ? token.text : text.slice(start, end).replace(/['’]s$/, '')
    return { span: { start, end }, words, isDenied: isDeniedWords(words) }
  })
  const wordsOf = (isDenied: boolean) =>
    kept.filter((run) => run.isDenied === isDenied).map(({ words }) => words)
  const said = [wordsOf(false).join(' '), ...wordsOf(true)]
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(', ')
  const plain = said.replace(ASKED_OF_ADDRESS, '')
  return plain === ''
    ? null
    : { criterion: { kind: 'text', text: plain }, spans: kept.map(({ span }) => span) }
}

/** Tokens from `first` to `last`, both included. */
interface Run {
  first: number
  last: number
}

function runsOf(tokens: readonly Token[], isLeft: (at: number) => boolean): Run[] {
  const runs: Run[] = []
  for (let i = 0; i < tokens.length; i++) {
    if (!isLeft(i)) continue
    const last = endOfRun(tokens, i, isLeft)
    runs.push({ first: i, last })
    i = last
  }
  return runs
}

/** A run without the words of speaking at its ends; null for one that is only talk. */
function withoutTalk(text: string, tokens: readonly Token[], { first, last }: Run): Run | null {
  const is = (at: number, isSo: (written: string, isFirst: boolean) => boolean) => {
    const { kind, start, end } = tokens[at] as Token
    const before = tokens[at - 1]?.text
    return kind === 'word' && isSo(text.slice(start, end), before === undefined || /^[.!?:,;-]$/.test(before))
  }
  if (tokens.slice(first, last + 1).every(({ kind }, i) => kind === 'sign' || is(first + i, isTalk)))
    return null
  if (isDeniedWords(text.slice(tokens[first]?.start, tokens[last]?.end))) return { first, last }
  const run = { first, last }
  while (is(run.first, isSpeaking) || (run.first > first && SMALL_WORDS.has(tokens[run.first]?.text ?? '')))
    run.first++
  while (is(run.last, isSpeaking)) run.last--
  return run
}

/** "who leased 3608 W 34th St": the address is searched, and not what is asked of it. */
const ASKED_OF_ADDRESS =
  /^(?:(?:who|what|when|which|leased|leases|signed|owns|owned|bought|sold|lists|listed|is|was|rents?|tenants?|in|at|of|for) )+(?=\d+ (?:[nsew] )?\w+ \w)/i

/** Words that are told not to be there: "not Hiffman", "without mezzanine". */
export function isDeniedWords(words: string): boolean {
  return DENIES.test(words.trim())
}

/** What a part that is denied begins with, after other words. */
const DENIAL = /^(?:not|never|without|no|neither|excluding|except|avoid|minus|lacking)$/
const DENIES =
  /^(?:but |and |or )?(?:not|no|never|without|w\/o|neither|nor|none|nothing|excluding|exclude|except|avoid|avoiding|minus|skip|lacking|isn['’]t|aren['’]t|doesn['’]t|don['’]t|won['’]t|can['’]t)\b(?=.*\p{L})/iu

/** The last token of the run that begins at a token; a quotation is a run by itself. */
function endOfRun(tokens: readonly Token[], from: number, isLeft: (at: number) => boolean): number {
  let last = from
  if (tokens[from]?.kind === 'quoted') return last
  const isDenied = DENIAL.test(tokens[from]?.text ?? '') || DENIAL.test(tokens[from + 1]?.text ?? '')
  for (let i = from + 1; i < tokens.length; i++) {
    const token = tokens[i] as Token
    const isDenial =
      DENIAL.test(token.text) || (token.text === 'but' && DENIAL.test(tokens[i + 1]?.text ?? ''))
    if (token.kind === 'quoted' || (isLeft(i) && isDenial && !(isDenied && i === from + 1))) return last
    if (isLeft(i)) last = i
    else if (token.kind === 'sign' ? PARTING_SIGNS.has(token.text) : !isSmall(token.text, isDenied))
      return last
  }
  return last
}

/** What is denied keeps the word that binds it: "never with Hiffman". */
function isSmall(word: string, isDenied: boolean): boolean {
  return (
    SMALL_WORDS.has(word) || /^[nsew]$/.test(word) || (isDenied && /^(?:with|by|for|from|any)$/.test(word))
  )
}

/** A dollar sign or a number sign belongs to the number after it. */
function startWithSign(tokens: readonly Token[], at: number, isLeft: (at: number) => boolean): number {
  const token = tokens[at] as Token
  const before = tokens[at - 1]
  const isPrefix = before !== undefined && token.glued && /^[$#@]$/.test(before.text) && !isLeft(at - 1)
  return isPrefix ? before.start : token.start
}

/** So does a percent sign to the number before it. */
function endWithSign(tokens: readonly Token[], at: number): number {
  const token = tokens[at] as Token
  const after = tokens[at + 1]
  return after?.glued === true && /^[%°]$/.test(after.text) ? after.end : token.end
}

/** Who speaks, of whom, and the verbs of speaking: "I'd like", "they'd love". They say nothing beside other words either. */
const SPEAKS = wordsOf(
  "i i'd i'll i've i'm you'd you'll you've you're he he'd he'll he's she she'd she'll she's we we'd we'll we've we're",
  "they they'd they'll they've they're it's it'd it'll that's there's who's whos whose what's y'all yall hes shes theyre",
  "thats me him her us them is are was were be been am don't doesn't didn't isn't aren't wasn't gotta gonna wanna",
  'would should like liked likes love loves loved want wants wanted think thinks thought guess say says said tell tells told',
  'ask asks asked thank thanks thx kindly grateful apologies sorry dear hi hey hello yo lol oh ok okay yeah yep',
)

/** Words that say nothing where no others stand with them: "still", "up by". */
const PASSING = wordsOf(
  'you it its that himself herself itself themselves mine ours theirs ya which has have had having do does did done can',
  "could will shall may might must won't wouldn't can't couldn't shouldn't haven't hasn't let lets love live lives",
  'paid pays paying take takes took mean means meant talk talked call called wrote write writes heard hear spoke speak see saw seen look',
  'looked know knows knew matter matters care cares work works help helps hope hoping wish bother bye cheers congrats',
  'happy asap anyway anyhow well really very still already just right quick quickly soon now then again maybe perhaps',
  'probably basically honestly actually ideally hopefully obviously literally pretty kinda sorta terribly mind listen',
  'remember reckon bout about abt also too even so because since though but and or if when while the a an of at to on in',
  'for by from with w as than into up out off down over back around here there where one ones kind sort bit lot thing',
  'things stuff way guy guys folks people gents team boss buddy pal man dude today tonight tomorrow yesterday monday',
  'tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri weekend morning afternoon',
  'evening noon lunch breakfast dinner drinks coffee',
)

function wordsOf(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')))
}

/** The word as the tables have it, or null for one that is capitalized within a sentence, as names are. */
function plainWord(written: string, isFirst: boolean): string | null {
  if (!isFirst && /^\p{Lu}(?!['’]|$)/u.test(written)) return null
  return written.toLowerCase().replaceAll('’', "'")
}

/** As notes shorten "with", "and", "are", "you" and "be"; "Class B" has a capital letter. */
const SHORT = /^[wnrub]$/

/** Whether a word that was not understood says nothing, whatever stands beside it. */
function isSpeaking(written: string, isFirst: boolean): boolean {
  return SHORT.test(written) || SPEAKS.has(plainWord(written, isFirst) ?? '')
}

/** Whether a word that was not understood says nothing beside others that say nothing. */
function isTalk(written: string, isFirst: boolean): boolean {
  const word = plainWord(written, isFirst) ?? ''
  return SHORT.test(written) || SPEAKS.has(word) || PASSING.has(word)
}
