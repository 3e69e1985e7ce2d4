// What was done in the sheet of properties, as one change: what is of the property goes to it, what is of
// its title to that of this period, which is made with the first entry.

import type { Change, ChangeStep } from '../../data/change.ts'
import { isSameValue } from '../../data/same-value.ts'
import type { CellValue } from '../../sheet/cell-kind.ts'
import type { NewRow, SheetWrite } from '../../sheet/sheet-column.ts'
import { updateOf } from '../kept-figure.ts'
import { nextColours } from './palette.ts'
import type { PaletteColour } from './palette.ts'
import type { PropertyRow } from './property-row.ts'

export interface PropertyPlace {
  readonly farmId: number
  readonly periodId: number
  readonly rows: readonly PropertyRow[]
  readonly palette: readonly PaletteColour[]
  readonly newId: () => number
}

type Cells = ReadonlyMap<string, CellValue>

const ownFields = ['name', 'colour_id', 'color'] as const
const titleFields = ['title_area', 'ownership_type'] as const

export function propertyChange(write: SheetWrite, place: PropertyPlace): Change {
  const byId = new Map(place.rows.map(row => [row.id, row]))
  const changed = [...Map.groupBy(write.edits, ({ row }) => row)].flatMap(([id, edits]) => {
    const row = byId.get(id)
    const cells = new Map(edits.map(({ column, value }) => [column, value]))
    return row ? [...ownSteps(row, cells), ...titleSteps(row, cells, place)] : []
  })
  const gone = write.removed.flatMap(id => {
    const row = byId.get(id)
    return row ? deleting(row) : []
  })
  const made = madeSteps(write.added, place)
  return { label: write.label, farmId: place.farmId, steps: [...gone, ...changed, ...made] }
}

/** Its title of this period first, so that nothing goes along with it; its paddocks have none then. */
export function deleting({ id, title, paddocks }: PropertyRow): readonly ChangeStep[] {
  return [
    ...paddocks.map(paddock => updateOf('paddocks', { ...paddock }, { property_id: null })),
    ...(title ? [goneStep('farm_property_periods', title.id)] : []),
    goneStep('farm_properties', id),
  ]
}

function goneStep(resource: 'farm_properties' | 'farm_property_periods', id: number): ChangeStep {
  return { do: 'destroy', resource, id }
}

function ownSteps({ property }: PropertyRow, cells: Cells): readonly ChangeStep[] {
  const values = changedOf(ownFields, cells, property)
  return Object.keys(values).length === 0 ? [] : [updateOf('farm_properties', property, values)]
}

function titleSteps(
  { id, title }: PropertyRow,
  cells: Cells,
  place: PropertyPlace,
): readonly ChangeStep[] {
  const values = changedOf(titleFields, cells, title ?? { title_area: null, ownership_type: null })
  if (Object.keys(values).length === 0) return []
  return [title ? updateOf('farm_property_periods', title, values) : newTitle(id, values, place)]
}

type Place = Pick<PropertyPlace, 'farmId' | 'periodId' | 'newId'>

function newTitle(
  property: number,
  values: object,
  { farmId, periodId, newId }: Place,
): ChangeStep {
  const of = { farm_id: farmId, period_id: periodId, property_id: property }
  return {
    ...({ do: 'store', resource: 'farm_property_periods', id: newId() } as const),
    values: { ...of, ...values },
  }
}

/** Each is given the next colour of the palette unless it says one. */
function madeSteps(added: readonly NewRow[], place: PropertyPlace): readonly ChangeStep[] {
  const { farmId, periodId, rows, palette, newId } = place
  const used = rows.map(({ property }) => property.colour_id)
  const colours = nextColours(palette, used, added.length)
  const made = added.map((cells, at) => {
    const given = { ...(colours[at] === undefined ? {} : { colour_id: colours[at] }) }
    return { id: newId(), own: { ...given, ...filled(ownFields, cells) }, cells }
  })
  return [
    ...made.map(({ id, own }) => ({
      ...({ do: 'store', resource: 'farm_properties', id } as const),
      values: { farm_id: farmId, period_id: periodId, ...own },
    })),
    ...made.flatMap(({ id, cells }) => {
      const values = filled(titleFields, cells)
      return Object.keys(values).length === 0 ? [] : [newTitle(id, values, place)]
    }),
  ]
}

/** The titles of the period before for whatever has none in this one. */
export function sameAsBefore(place: PropertyPlace): Change {
  const steps = missingTitles(place.rows).flatMap(row => {
    const cells = new Map<string, CellValue>(
      titleFields
        .filter(name => (row.title?.[name] ?? null) === null)
        .map(name => [name, row.titleBefore?.[name] ?? null]),
    )
    return titleSteps(row, cells, place)
  })
  return { label: 'Titles as in the period before', farmId: place.farmId, steps }
}

/** Properties of which the period before knows something that this one does not. */
export function missingTitles(rows: readonly PropertyRow[]): readonly PropertyRow[] {
  return rows.filter(({ title, titleBefore }) =>
    titleFields.some(name => (title?.[name] ?? null) === null && titleBefore?.[name]),
  )
}

function changedOf(names: readonly string[], cells: Cells, row: object) {
  const now = row as Readonly<Record<string, unknown>>
  const changed = names.flatMap(name => {
    const value = kept(cells.get(name))
    return value === undefined || isSameValue(now[name] ?? null, value) ? [] : [[name, value]]
  })
  return Object.fromEntries(changed) as Readonly<Record<string, CellValue>>
}

function filled(names: readonly string[], cells: NewRow) {
  const said = names.flatMap(name => {
    const value = kept(cells[name])
    return value === undefined || value === null ? [] : [[name, value]]
  })
  return Object.fromEntries(said) as Readonly<Record<string, CellValue>>
}

function kept(value: CellValue | undefined): CellValue | undefined {
  return typeof value === 'string' ? value.trim() || null : value
}
