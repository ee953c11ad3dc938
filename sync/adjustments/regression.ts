/** A straight line through points, and how well it fits. */
export interface Regression {
  n: number
  slope: number
  intercept: number
  /** The standard error of the slope. */
  spread: number
  /** The share of the variation that the line explains. */
  rSquared: number
  meanY: number
}

/** Least squares; null for fewer than three points, or where all lie at one place. */
export function regression(points: readonly (readonly [x: number, y: number])[]): Regression | null {
  const n = points.length
  if (n < 3) return null
  let [sumX, sumY] = [0, 0]
  for (const [x, y] of points) {
    sumX += x
    sumY += y
  }
  const [meanX, meanY] = [sumX / n, sumY / n]
  let [xx, xy, yy] = [0, 0, 0]
  for (const [x, y] of points) {
    xx += (x - meanX) ** 2
    xy += (x - meanX) * (y - meanY)
    yy += (y - meanY) ** 2
  }
  if (xx <= Number.EPSILON * meanX * meanX * n) return null
  const slope = xy / xx
  const unexplained = Math.max(0, yy - slope * xy)
  return {
    n,
    slope,
    intercept: meanY - slope * meanX,
    spread: Math.sqrt(unexplained / (n - 2) / xx),
    rSquared: yy === 0 ? 0 : 1 - unexplained / yy,
    meanY,
  }
}
