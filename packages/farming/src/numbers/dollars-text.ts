// Money in words, without its sign: `$1,250`.

import { withoutNoise } from './ratio.ts'

/** Of cents, which are told only of what is less than a hundred dollars. */
export function dollarsText(cents: number): string {
  const size = withoutNoise(Math.abs(cents))
  return (size < 100_00 ? exactly : roundly).format(`${size}E-2` as `${number}`)
}

const money = { style: 'currency', currency: 'AUD' } as const
const exactly = new Intl.NumberFormat('en-AU', money)
const roundly = new Intl.NumberFormat('en-AU', { ...money, maximumFractionDigits: 0 })

/** To the cent, with its sign, as it stands on bills: `$1,250.00`. */
export function exactDollars(cents: number): string {
  return `${cents < 0 ? '-' : ''}${exactly.format(`${Math.abs(cents)}E-2` as `${number}`)}`
}
