// A presentation in words: its code, where phones type it, and whether it still goes on.

import { periodText } from '@furrow/farming/dates/period-text'
import type { WorkshopScreen } from '@furrow/wire/office/workshop-screen-answer'
import type { Row } from '@furrow/wire/client/row-types'

export type Presentation = Row<'workshop_sessions'>

/** As long as a day in a hall at most. */
const longest = 18 * 60 * 60 * 1000

export function isRunning({ ended_at, created_at }: Presentation, now = Date.now()): boolean {
  if (ended_at) return false
  // One that waits to be saved has just begun.
  return !created_at || now - Date.parse(created_at) < longest
}

/** `482 913`: read out, and typed, three by three. */
export function codeText(code: string): string {
  return code.replace(/(\d{3})(?=\d)/g, '$1 ')
}

/** What people type into their phones. */
export function joinAddress(host = location.host): string {
  return `${host}/join`
}

/** `Grain, north, about 10–14 farms`. */
export function groupText({ name, band }: Pick<WorkshopScreen['group'], 'name' | 'band'>): string {
  return `${name}, about ${band} farms`
}

export function editionText({ period, edition }: Pick<WorkshopScreen, 'period' | 'edition'>) {
  return `${periodText(period)}, edition ${edition}`
}
