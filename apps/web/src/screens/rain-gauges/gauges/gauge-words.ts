// Gauges in sentences.

import { countText, dayText } from '../../../ui/amounts.ts'
import type { ListedGauge } from '../use-gauges.ts'

/** `12 paddocks on Home and River`; nothing where no paddock names it. */
export function usedByWords({
  paddocks,
  properties,
}: Pick<ListedGauge, 'paddocks' | 'properties'>): string | undefined {
  if (paddocks.length === 0) return undefined
  const on = properties.length > 0 ? ` on ${inWords(properties)}` : ''
  return `${countText(paddocks.length, 'paddock')}${on}`
}

export function lastReadWords(last: string | undefined): string {
  return last === undefined ? 'No readings yet' : `Last read ${dayText(last)}`
}

/** `Home`, `Home and River`, `Home, River and 3 more`. */
export function inWords(names: readonly string[], most = 3): string {
  const shown = names.slice(0, most)
  const more = names.length - shown.length
  const last = more > 0 ? `${more} more` : shown.pop()
  return shown.length === 0 ? (last ?? '') : `${shown.join(', ')} and ${last}`
}
