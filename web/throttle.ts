/** Acts on the newest values at once, and then at most once in so many ms; none that is the last is lost. */
export function throttle<Values extends unknown[]>(
  act: (...values: Values) => void,
  ms: number,
): (...values: Values) => void {
  let isResting = false
  let waiting: Values | null = null
  function rest(): void {
    isResting = waiting !== null
    if (waiting === null) return
    const values = waiting
    waiting = null
    act(...values)
    setTimeout(rest, ms)
  }
  return (...values) => {
    waiting = values
    if (!isResting) rest()
  }
}
