const JOINT = '(?:\\s*(?:[,.;!?]|\\b(?:but|and|then|just)\\b)\\s*)'
const SAME =
  '(?:alone|as (?:is|it is|they are|it was|they were|before)|(?:the|all the) same|unchanged|intact|untouched|in place|where (?:it|they) (?:is|are))'
const REST =
  '(?:everything else|all else|all the rest|the rest|the others?|the other (?:stuff|filters|criteria))'
const TALK = [
  `(?:keep|leave|hold) ${REST}(?: (?:${SAME}|there|in))?`,
  `(?:keep|leave|hold) [^,.;!?]{1,40}? ${SAME}`,
  `${REST} (?:(?:can |should |must )?stays?|(?:is|are|remains?)(?= ))(?: (?:${SAME}|put))?`,
  `(?:don['’]t|do not) (?:touch|change|mess with) [^,.;!?]{1,40}?`,
].join('|')
/** "but keep everything else", "leave the doors alone" */
const KEPT = new RegExp(
  `(?:^|${JOINT}+)(?:please |still )*(?:${TALK})(?=\\s*(?:$|[,.;!?]|\\bbut\\b|\\band\\b))`,
  'gi',
)

/** A turn without clauses that only say what stays as it is; one that says nothing else stays whole. */
export function withoutKeptTalk(text: string): string {
  const rest = text.replaceAll(KEPT, '')
  return /[\p{L}\d]/u.test(rest) ? rest.replace(/^[\s,.;!?]+(?:(?:but|and|then)\b\s*)?/i, '') : text
}
