import { type Codes, createCodes } from './string-column.ts'

/**
 * A row's code as a step from its leader's: 0 where it is the same as the last time the leader had this value, else
 * 1 + the code. Where one follows from the other nearly all steps are 0.
 */
export function toSteps(codes: Codes, leaders: Codes, leaderValues: number): Uint32Array {
  const last = new Uint32Array(leaderValues + 1)
  const steps = new Uint32Array(codes.length)
  for (let row = 0; row < steps.length; row++) {
    const code = codes[row] as number
    const leader = leaders[row] as number
    steps[row] = code === last[leader] ? 0 : code + 1
    last[leader] = code
  }
  return steps
}

/** Reads back what `toSteps` made, of codes none of which is above `largest`. */
export function fromSteps(steps: Codes, leaders: Codes, leaderValues: number, largest: number): Codes {
  const last = new Uint32Array(leaderValues + 1)
  const codes = createCodes(steps.length, largest)
  for (let row = 0; row < codes.length; row++) {
    const leader = leaders[row] as number
    const step = steps[row] as number
    if (step > 0) last[leader] = step - 1
    codes[row] = last[leader] as number
  }
  return codes
}
