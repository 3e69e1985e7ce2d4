// What an attacker holds likely of many numbers, and how an equation among them changes it: the best linear
// estimate (Kalman, or Bayes with normal distributions), an equation at a time.

export interface Belief {
  readonly mean: Float64Array
  /** Row by row. */
  readonly covariance: Float64Array
}

export interface Equation {
  readonly coefficients: Float64Array
  readonly value: number
  readonly variance: number
}

export function independent(mean: number, variance: number, amount: number): Belief {
  const covariance = new Float64Array(amount * amount)
  for (let at = 0; at < amount; at += 1) covariance[at * amount + at] = variance
  return { mean: new Float64Array(amount).fill(mean), covariance }
}

/** Changes the belief in place. */
export function learn({ mean, covariance }: Belief, equation: Equation): void {
  const { coefficients, value, variance } = equation
  const amount = mean.length
  const gain = new Float64Array(amount)
  let expected = 0
  for (let row = 0; row < amount; row += 1) {
    let sum = 0
    for (let at = 0; at < amount; at += 1) {
      sum += (covariance[row * amount + at] ?? 0) * (coefficients[at] ?? 0)
    }
    gain[row] = sum
    expected += (mean[row] ?? 0) * (coefficients[row] ?? 0)
  }
  let spread = variance
  for (let at = 0; at < amount; at += 1) spread += (gain[at] ?? 0) * (coefficients[at] ?? 0)
  if (spread < 1e-12) return
  for (let row = 0; row < amount; row += 1) {
    const part = (gain[row] ?? 0) / spread
    mean[row] = (mean[row] ?? 0) + part * (value - expected)
    for (let at = 0; at < amount; at += 1) {
      const cell = row * amount + at
      covariance[cell] = (covariance[cell] ?? 0) - part * (gain[at] ?? 0)
    }
  }
}

export function deviationOf({ mean, covariance }: Belief, at: number): number {
  return Math.sqrt(Math.max(0, covariance[at * mean.length + at] ?? 0))
}
