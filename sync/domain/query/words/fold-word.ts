/** A word of a name without accents and without the end that says whose something is: "Peña's" is "pena". */
export function foldWord(word: string): string {
  const plain = /^[\0-\x7f]*$/.test(word) ? word : word.normalize('NFD').replace(/\p{M}/gu, '')
  return plain.length > 3 && plain.endsWith("'s") ? plain.slice(0, -2) : plain
}
