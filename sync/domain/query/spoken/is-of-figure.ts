import type { Token } from '../words/lexer.ts'

const AFTER_FIGURE =
  /^(?:k|thousand|hundred|million|sf|sq|square|feet|foot|ft|tons?|docks?|dock|doors?|clear|clr|cents|acres?|amps?|miles?|%|percent)$/

/** Whether a word makes what stands before it a figure, and no year or road. */
export function isOfFigure(tokens: readonly Token[], at: number): boolean {
  return AFTER_FIGURE.test(tokens[at]?.text ?? '')
}
