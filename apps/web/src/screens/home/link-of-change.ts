// Where a kind of record is looked at: the screen that a line about it leads to.

import type { EntityName } from '@furrow/catalogue/furrow'

const below = '/collection/$farmId/period/$periodId'
const details = '/collection/$farmId/details'

const screens: Readonly<Partial<Record<EntityName, string>>> = {
  farms: details,
  details_user: details,
  farm_people: details,
  paddocks: `${below}/paddocks`,
  farm_properties: `${below}/paddocks`,
  rain_gauges: `${below}/rain-gauges`,
  rainfalls: `${below}/rain-gauges`,
  farm_contacts: `${below}/contacts`,
  files: `${below}/files`,
  crop_collections: `${below}/cropping`,
  farm_period: below,
  confirmed_warnings: below,
  confirmed_money_warnings: below,
}

interface Where {
  readonly entity: string
  readonly farmId: number | null
  /** Nothing where the record is of no period, and none is known. */
  readonly periodId: number | null | undefined
}

/** Nothing for a kind that has no screen. */
export function linkOfChange({ entity, farmId, periodId }: Where) {
  const to = (screens as Readonly<Record<string, string>>)[entity]
  if (to === undefined || farmId === null) return undefined
  if (to === details) return { to, params: { farmId: String(farmId) } }
  if (typeof periodId !== 'number') return undefined
  return { to, params: { farmId: String(farmId), periodId: String(periodId) } }
}
