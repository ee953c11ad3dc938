/** Acts on the newest value at once, and then at most once in so many ms; none that is the last is lost. */
export function everySoOften<T>(act: (value: T) => void, ms: number): (value: T) => void {
  let isResting = false
  let waiting: { value: T } | null = null
  function rest(): void {
    isResting = waiting !== null
    if (waiting === null) return
    const { value } = waiting
    waiting = null
    act(value)
    setTimeout(rest, ms)
  }
  return (value) => {
    waiting = { value }
    if (!isResting) rest()
  }
}
