import type { Reading } from '../vocabulary/reading.ts'

/** A negation, or a word such as "near", stays with words not understood that follow it: "not foo", "near the port". */
export function keepWaiting({ tokens }: Reading, left: Uint8Array, waiting: Uint8Array): void {
  let isBeforeLeft = false
  for (let i = tokens.length - 1; i >= 0; i--) {
    if (left[i] === 1) isBeforeLeft = true
    else if (waiting[i] === 1 && isBeforeLeft) left[i] = 1
    else if (!/^(?:the|a|an|of|to|with|by|on|for|from|any|\$|-)$/.test(tokens[i]?.text ?? ''))
      isBeforeLeft = false
  }
}
