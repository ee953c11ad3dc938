const WRITTEN =
  "doesn't don't isn't aren't won't can't wouldn't shouldn't couldn't wasn't weren't didn't hasn't haven't mustn't needn't that's"

const byTyped = new Map([
  ...WRITTEN.split(' ').map((word): [string, string] => [word.replace("'", ''), word]),
  ["ain't", "isn't"],
  ['aint', "isn't"],
])
const typed = new RegExp(`\\b(?:${[...byTyped.keys()].join('|')})\\b`, 'gi')

/** "doesnt", as it is dictated and typed on phones, in its usual spelling. In lower case. */
export function withApostrophe(word: string): string {
  return byTyped.get(word) ?? word
}

/** The same of every such word in a text. */
export function withApostrophes(text: string): string {
  return text.replace(typed, (word) => withApostrophe(word.toLowerCase()))
}
