/** Dollars between two marks: the smallest that makes no more than `MOST_MARKS`. */
const STEPS = [0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 20, 50]
const MOST_MARKS = 3

export interface Axis {
  from: number
  to: number
  marks: readonly number[]
}

/** A rising axis that holds all values, with few round marks. */
export function rentAxis(values: readonly number[]): Axis {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const step =
    STEPS.find((size) => Math.ceil(high / size) - Math.floor(low / size) < MOST_MARKS + 1) ?? high - low
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  const marks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
  return { from: first * step, to: last * step, marks }
}
