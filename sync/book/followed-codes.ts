/**
 * A row's code as a step from its leader's: 0 where it is the same as the last time the leader had this value, else
 * 1 + the code. Where one follows from the other nearly all steps are 0.
 */
export function toSteps(codes: Uint32Array, leaders: Uint32Array, leaderValues: number): Uint32Array {
  const last = new Uint32Array(leaderValues + 1)
  return codes.map((code, row) => {
    const leader = leaders[row] as number
    const step = code === last[leader] ? 0 : code + 1
    last[leader] = code
    return step
  })
}

/** Reads back what `toSteps` made, in place. */
export function fromSteps(steps: Uint32Array, leaders: Uint32Array, leaderValues: number): Uint32Array {
  const last = new Uint32Array(leaderValues + 1)
  for (let row = 0; row < steps.length; row++) {
    const leader = leaders[row] as number
    const step = steps[row] as number
    if (step > 0) last[leader] = step - 1
    steps[row] = last[leader] as number
  }
  return steps
}
