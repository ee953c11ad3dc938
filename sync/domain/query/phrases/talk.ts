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
  'take takes took mean means meant talk talked call called wrote write writes heard hear spoke speak see saw seen look',
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

/** Whether a word that was not understood says nothing, whatever stands beside it. */
export function isSpeaking(written: string, isFirst: boolean): boolean {
  return SPEAKS.has(plainWord(written, isFirst) ?? '')
}

/** Whether a word that was not understood says nothing beside others that say nothing. */
export function isTalk(written: string, isFirst: boolean): boolean {
  const word = plainWord(written, isFirst) ?? ''
  return SPEAKS.has(word) || PASSING.has(word)
}
