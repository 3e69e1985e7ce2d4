// What was done in the sheet of paddocks, as one change: of each row only the fields that are another
// (spec: a batch update), links to the period before along with it, and a row without anything
// recorded on it goes with its links.

import type { Change, ChangeStep } from '../../data/change.ts'
import { isSameValue } from '../../data/same-value.ts'
import type { CellValue } from '../../sheet/cell-kind.ts'
import type { CellEdit, NewRow, SheetWrite } from '../../sheet/sheet-column.ts'
import { updateOf } from '../kept-figure.ts'
import { unassigned } from './land-lists.ts'
import { fieldColumns } from './paddock-columns.ts'
import type { PaddockRow } from './paddock-row.ts'
import { linkedNew, relinked } from './prior-links.ts'

export interface PaddockPlace {
  readonly farmId: number
  readonly periodId: number
  readonly rows: readonly PaddockRow[]
  readonly newId: () => number
}

export function paddockChange(write: SheetWrite, place: PaddockPlace): Change {
  const byId = new Map(place.rows.map(row => [row.id, row]))
  const edits = Map.groupBy(write.edits, ({ row }) => row)
  const changed = [...edits].flatMap(([id, cells]) => {
    const row = byId.get(id)
    return row ? [changedRow(row, cells, place)] : []
  })
  const gone = write.removed.flatMap(id => {
    const row = byId.get(id)
    return row ? retiring(row) : []
  })
  const made = write.added.map(row => madePaddock(row, place))
  // Those of a kind stand together, for they are then written together.
  const steps = [
    ...gone,
    ...changed.flatMap(part => part.gone),
    ...changed.flatMap(part => part.own),
    ...changed.flatMap(part => part.kept),
    ...made.map(part => part.own),
    ...made.flatMap(part => part.kept),
  ]
  return { label: write.label, farmId: place.farmId, steps }
}

/** Its own links first: what nothing goes along with can be brought back by whoever deleted it. */
export function retiring({ id, paddock }: PaddockRow): readonly ChangeStep[] {
  return [
    ...paddock.prior_links.map(link => goneLink(link.id)),
    { do: 'destroy', resource: 'paddocks', id },
  ]
}

function goneLink(id: number): ChangeStep {
  return { do: 'destroy', resource: 'paddock_prior_paddocks', id }
}

interface ChangedRow {
  readonly gone: readonly ChangeStep[]
  readonly own: readonly ChangeStep[]
  readonly kept: readonly ChangeStep[]
}

function changedRow(
  row: PaddockRow,
  cells: readonly CellEdit[],
  { newId }: PaddockPlace,
): ChangedRow {
  const wanted = new Map(cells.map(({ column, value }) => [column, value]))
  const fields = fieldColumns.flatMap(name => {
    const value = wanted.has(name) ? kept(name, wanted.get(name)) : undefined
    return value === undefined || isSameValue(row.paddock[name], value) ? [] : [[name, value]]
  })
  const linking = wanted.has('priors')
    ? relinked(row, { priors: numbersIn(wanted.get('priors')) }, { newId })
    : nothing
  const values = { ...Object.fromEntries(fields), ...linking.values }
  const own = Object.keys(values).length === 0 ? [] : [updateOf('paddocks', row.paddock, values)]
  return { gone: linking.gone, own, kept: linking.kept }
}

const nothing = { gone: [], values: {}, kept: [] }

interface MadePaddock {
  readonly own: ChangeStep
  readonly kept: readonly ChangeStep[]
}

/** A new row of the sheet, or of a list that was pasted. */
function madePaddock(cells: NewRow, { farmId, periodId, newId }: PaddockPlace): MadePaddock {
  const id = newId()
  const linking = linkedNew(id, numbersIn(cells['priors']), { newId })
  const fields = fieldColumns.flatMap(name => {
    const value = kept(name, cells[name])
    return value === undefined || value === null ? [] : [[name, value]]
  })
  const values = {
    ...{ farm_id: farmId, period_id: periodId },
    ...Object.fromEntries(fields),
    ...linking.values,
  }
  return { own: { do: 'store', resource: 'paddocks', id, values }, kept: linking.kept }
}

/** As it is kept: names without blanks around them, and no property where it says Unassigned. */
function kept(name: string, value: CellValue | undefined): CellValue | undefined {
  if (name === 'property_id' && value === unassigned) return null
  return typeof value === 'string' ? value.trim() || null : value
}

function numbersIn(value: CellValue | undefined): readonly number[] {
  if (typeof value === 'number') return [value]
  return Array.isArray(value) ? value.filter(one => typeof one === 'number') : []
}
