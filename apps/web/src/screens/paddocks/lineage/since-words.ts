// All paddocks of a period together, against those of the period before.

import { differenceText } from '../../../period/land/title-difference.tsx'

/** Goes on from what stands before it; nothing where there was no land. */
export function sinceWords(hectares: number, then: number, name: string): string {
  const said = then > 0 ? differenceText(hectares, then) : null
  if (said === null) return ''
  const isAsMuch = Math.abs(hectares - then) < then * asMuch
  return isAsMuch ? `; same as ${name}` : `; ${said} since ${name}`
}

/** Less than shows in percent with one decimal. */
const asMuch = 0.0005
