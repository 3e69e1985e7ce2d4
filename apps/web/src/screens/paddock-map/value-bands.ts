// Land by what a hectare of it is worth: in at most five bands with round edges, from pale to dark.

import type { Known } from '@furrow/farming/numbers/ratio'
import { moneyText } from '../../ui/amounts.ts'
import { unsaid } from './colouring.ts'
import type { ColourClass } from './colouring.ts'

const shades = ['#e9efc0', '#c3d98a', '#8fbd62', '#54974b', '#22683a']
/** Cents for a hectare. */
const widths = [100, 250, 500, 1000, 2500, 5000, 10_000, 25_000].map(dollars => dollars * 100)

/** Says the class of a value among all that the map shows. */
export function valueBands(values: readonly Known[]): (value: Known) => ColourClass {
  const known = values.filter(value => value !== null)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const bandOf = (value: number, width: number) => Math.floor(value / width)
  const width =
    widths.find(one => bandOf(most, one) - bandOf(least, one) < shades.length) ?? widths.at(-1)!
  return value => {
    if (value === null) return unsaid('No land value')
    const band = bandOf(value, width)
    const colour = shades[Math.min(band - bandOf(least, width), shades.length - 1)]!
    const word = `${moneyText(band * width, 0)}–${moneyText((band + 1) * width, 0)}/ha`
    return { word, colour, rank: band }
  }
}
