// A property as its sheet shows it: with its title in this period and in the one before, and the
// paddocks that lie on it.

import { landTotal } from '@furrow/farming/land/land-totals'
import type { RowWith } from '@furrow/wire/client/row-with'
import type { Row } from '@furrow/wire/client/row-types'

export type Title = Row<'farm_property_periods'>
export type ReadProperty = RowWith<
  'farm_properties',
  never,
  'paddocks' | 'farm_property_periods' | 'gps_locations'
>

export interface PropertyRow {
  readonly id: number
  readonly property: ReadProperty
  /** Of this period; nothing before something of it is entered. */
  readonly title: Title | undefined
  /** Of the period before. */
  readonly titleBefore: Title | undefined
  /** Of this period. */
  readonly paddocks: readonly Lying[]
  readonly hectares: number
}

interface Lying {
  readonly id: number
  readonly property_id: number | null
  readonly area: number | null
  readonly updated_at: string
}

export interface PropertiesRead {
  readonly properties: readonly ReadProperty[]
  readonly titles: readonly Title[]
  /** Nothing in the first period of a farm. */
  readonly periodBefore: number | undefined
  readonly periodId: number
  /** Of this period. */
  readonly paddocks: readonly Lying[]
}

export function propertyRows(read: PropertiesRead): readonly PropertyRow[] {
  const { properties, titles, periodBefore, periodId } = read
  const lying = Map.groupBy(read.paddocks, ({ property_id }) => property_id)
  const titleOf = (property: number, period: number | undefined) =>
    titles.find(title => title.property_id === property && title.period_id === period)
  return properties.map(property => {
    const { id } = property
    const paddocks = lying.get(id) ?? []
    return {
      id,
      property,
      paddocks,
      title: titleOf(id, periodId),
      titleBefore: titleOf(id, periodBefore),
      hectares: landTotal(paddocks).hectares,
    }
  })
}

/** What would be lost, or left without a property, if it were deleted; its title of now goes with it. */
export function hangsOn({ property, title }: PropertyRow): boolean {
  const titles = (property.farm_property_periods_count ?? 0) - (title ? 1 : 0)
  return (property.paddocks_count ?? 0) + titles + (property.gps_locations_count ?? 0) > 0
}
