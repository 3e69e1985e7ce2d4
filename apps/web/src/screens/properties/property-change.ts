// What was done in the sheet of properties, as one change: what is of the property goes to it, what is of
// its title to that of this period, which is made with the first entry.

import type { Change, ChangeStep, Values } from '../../data/outbox/change.ts'
import { updateOf } from '../../data/outbox/update-of.ts'
import { sheetChange } from '../../sheet/writing/sheet-change.ts'
import type { SheetPart } from '../../sheet/writing/sheet-change.ts'
import type { SheetWrite } from '../../sheet/cells/sheet-column.ts'
import { changedSteps, filledIn, goneStep, rowPart } from '../../sheet/writing/sheet-parts.ts'
import type { SheetPlace } from '../../period/use-sheet-place.ts'
import { nextColours } from './palette.ts'
import type { PaletteColour } from './palette.ts'
import { propertyColumns, titleFields } from './property-columns.ts'
import type { PropertyRow } from './property-row.ts'

export interface PropertyPlace extends SheetPlace<PropertyRow> {
  readonly palette: readonly PaletteColour[]
}

/** What they write does not depend on what they are chosen from. */
const columns = propertyColumns({ rowsNow: () => [], palette: [] })

export function propertyChange(write: SheetWrite, place: PropertyPlace): Change {
  const { farmId, rows, newId } = place
  const parts = {
    property: propertyPart(place, write.added.length),
    title: titlePart(place),
  }
  return sheetChange(write, { farmId, rows, columns, parts, newId })
}

/** Each is given the next colour of the palette unless it says one. Its paddocks outlast it. */
function propertyPart(place: PropertyPlace, count: number): SheetPart<PropertyRow> {
  const { farmId, periodId, rows, palette } = place
  const used = rows.map(({ property }) => property.colour_id)
  const colours = nextColours(palette, used, count)
  const own = rowPart({
    resource: 'farm_properties',
    of: ({ property }: PropertyRow) => property,
    given: at => filledIn({ farm_id: farmId, period_id: periodId, colour_id: colours[at] }),
  })
  return {
    ...own,
    gone: ({ id, paddocks }) => [
      ...paddocks.map(paddock => updateOf('paddocks', { ...paddock }, { property_id: null })),
      goneStep('farm_properties', id),
    ],
  }
}

/** It goes before its property does, so that nothing goes along with that. */
function titlePart(place: Place): SheetPart<PropertyRow> {
  const resource = 'farm_property_periods'
  return {
    resources: [resource],
    steps: (values, { id, row }) => titleSteps(values, { id, title: row?.title }, place),
    gone: ({ title }) => (title ? [goneStep(resource, title.id)] : []),
  }
}

type Place = Pick<PropertyPlace, 'farmId' | 'periodId' | 'newId'>

function titleSteps(
  values: Values,
  { id, title }: Pick<PropertyRow, 'id' | 'title'>,
  { farmId, periodId, newId }: Place,
): readonly ChangeStep[] {
  const resource = 'farm_property_periods'
  if (title) return changedSteps(resource, title, values)
  const said = filledIn(values)
  if (Object.keys(said).length === 0) return []
  const of = { farm_id: farmId, period_id: periodId, property_id: id }
  return [{ do: 'store', resource, id: newId(), values: { ...of, ...said } }]
}

export function deleting(
  rows: readonly PropertyRow[],
  label: string,
  place: PropertyPlace,
): Change {
  const removed = rows.map(({ id }) => id)
  return propertyChange({ label, edits: [], added: [], removed }, { ...place, rows })
}

/** The titles of the period before for whatever has none in this one. */
export function sameAsBefore(place: PropertyPlace): Change {
  const steps = missingTitles(place.rows).flatMap(row => {
    const missing = titleFields.filter(name => (row.title?.[name] ?? null) === null)
    const values = Object.fromEntries(missing.map(name => [name, row.titleBefore?.[name] ?? null]))
    return titleSteps(values, row, place)
  })
  return { label: 'Titles as in the period before', farmId: place.farmId, steps }
}

/** Properties of which the period before knows something that this one does not. */
export function missingTitles(rows: readonly PropertyRow[]): readonly PropertyRow[] {
  return rows.filter(({ title, titleBefore }) =>
    titleFields.some(name => (title?.[name] ?? null) === null && titleBefore?.[name]),
  )
}
