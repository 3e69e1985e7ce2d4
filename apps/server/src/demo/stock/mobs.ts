// A line of stock split by mob, as a farmer counts it: numbers add up, weights average out.

interface Mob {
  readonly group: string
  readonly number: number
  readonly weight: number
}

export function mobs(head: number, weight: number): readonly Mob[] {
  const first = Math.round(head * 0.45)
  const second = Math.round(head * 0.33)
  const third = head - first - second
  /** The third mob is as much lighter as the first is heavier. */
  const apart = weight * 0.03
  return [
    { group: 'Home mob', number: first, weight: hundredths(weight + (apart * third) / first) },
    { group: 'Creek mob', number: second, weight },
    { group: 'Back paddocks', number: third, weight: hundredths(weight - apart) },
  ]
}

const hundredths = (weight: number): number => Math.round(weight * 100) / 100
