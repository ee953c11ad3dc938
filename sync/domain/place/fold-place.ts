const LONG_WORDS: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' }

/**
 * A town's name in the form that is compared: `St. Louis` and `Saint Louis`, `Cañon City` and `canon city` are the
 * same.
 */
export function foldPlace(name: string): string {
  const words = foldText(name).split(' ')
  return words.map((word) => LONG_WORDS[word] ?? word).join(' ')
}

/** Lower case without accents; words of letters and digits, one space apart. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'‘’ʻ.]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
