const WORD = /^subject(?: property| building| site)?:?$/i

/** Whether a text only says that what follows is the subject. */
export function saysSubject(text: string): boolean {
  return WORD.test(text)
}
