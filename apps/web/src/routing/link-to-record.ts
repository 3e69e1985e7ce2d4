// Where a kind of record is looked at: the screen that a line about it leads to.

import type { ScreenRoute } from './screen-route.ts'

type Screens = readonly Pick<ScreenRoute, 'around' | 'to' | 'records'>[]

interface Where {
  readonly entity: string
  readonly farmId: number | null
  /** Nothing where the record is of no period, and none is known. */
  readonly periodId: number | null | undefined
}

/** Nothing for a kind that has no screen. */
export function linkToRecord(screens: Screens, { entity, farmId, periodId }: Where) {
  const screen = screens.find(({ records }) => records?.some(name => name === entity))
  if (!screen || farmId === null) return undefined
  const { to, around } = screen
  if (around !== 'period') return { to, params: { farmId: String(farmId) } }
  if (typeof periodId !== 'number') return undefined
  return { to, params: { farmId: String(farmId), periodId: String(periodId) } }
}
