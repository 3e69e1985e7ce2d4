// The columns of the breeding sheet: what was counted, and beside it the per cents and losses that follow.

import { breeding } from '@furrow/catalogue/chapters/breeding'
import { entityIn } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import type { FieldsOf } from '@furrow/catalogue/furrow'
import { sumOf } from '@furrow/farming/numbers/ratio'
import type { CellValue } from '../../../sheet/cells/cell-kind.ts'
import { fieldColumns } from '../../../sheet/cells/field-column.ts'
import type { FieldWish } from '../../../sheet/cells/field-column.ts'
import type { CellsOfRow, SheetColumn } from '../../../sheet/cells/sheet-column.ts'
import type { StockChoices } from '../stock/stock-choices.ts'
import { ratioColumns } from './ratio-columns.ts'
import { roundTables } from './round-row.ts'
import type { RoundKind, RoundRow } from './round-row.ts'

export type RoundColumn = SheetColumn<RoundRow>

export const roundEntity = entityIn(breeding, 'livestock_reproduction_lifecycles')

interface RoundLists {
  readonly choices: StockChoices
  /** Classes of females that can be joined. */
  readonly isBreeding: (stockClass: number) => boolean
}

export function roundColumns({ choices, isBreeding }: RoundLists): readonly RoundColumn[] {
  const classes = choices.classes.filter(({ value }) => isBreeding(Number(value)))
  const fits = new Map(
    choices.enterprises.map(({ value }) => [
      value,
      choices.classesIn(Number(value)).filter(one => isBreeding(Number(one.value))),
    ]),
  )
  return [
    round('livestock_class_id', {
      heading: 'Females',
      frozen: true,
      width: 160,
      options: classes,
      choices: of => fits.get(enterpriseIn(of) ?? 0) ?? classes,
    }),
    round('livestock_enterprise_id', {
      heading: 'Enterprise',
      width: 275,
      options: choices.enterprises,
      required: false,
      requiredIf: of => choices.onlyFor(classIn(of)) === undefined,
    }),
    ...countColumns,
    ...ratioColumns,
  ]
}

const round = fieldColumns(roundEntity, {
  of: ({ round: own }: RoundRow) => own,
  part: 'round',
  prefix: 'round.',
})

type EventField<Kind extends RoundKind> = keyof FieldsOf<(typeof roundTables)[Kind]> & string
type EventWish = Omit<FieldWish<RoundRow>, 'locked'>

/** Where something was done several times, the cell says what it comes to. */
function eventColumns<Kind extends RoundKind>(kind: Kind, group: string) {
  const entity: Entity = entityIn(breeding, roundTables[kind])
  const eventsOf = ({ events }: RoundRow) => events[kind] as readonly EventRow[]
  const column = fieldColumns(entity, {
    of: (row: RoundRow) => {
      const [event, ...others] = eventsOf(row)
      return others.length === 0 ? event : undefined
    },
    part: kind,
    prefix: `${kind}.`,
  })
  return (name: EventField<Kind>, wish: EventWish = {}): RoundColumn => ({
    ...column(name, { required: false, group, width: 115, ...wish }),
    value: row => {
      const values = eventsOf(row).map(event => (event[name] ?? null) as CellValue)
      return values.length > 1 ? addedUp(values) : (values[0] ?? null)
    },
    locked: row => {
      const count = eventsOf(row).length
      return count > 1 ? `Done ${count} times: change each in the wizard.` : undefined
    },
  })
}

type EventRow = object & { readonly id: number; readonly [field: string]: unknown }

/** Of days the first. */
function addedUp(values: readonly CellValue[]): CellValue {
  if (values.some(value => typeof value === 'string')) return values[0] ?? null
  return sumOf(values.map(value => (typeof value === 'number' ? value : null)))
}

const [joining, scanning, birthing, marking, weaning] = [
  eventColumns('joining', 'Joining'),
  eventColumns('scanning', 'Scanning'),
  eventColumns('birthing', 'Birth'),
  eventColumns('marking', 'Marking'),
  eventColumns('weaning', 'Weaning'),
]
const added = { total: 'sum' } as const

const countColumns: readonly RoundColumn[] = [
  joining('date'),
  joining('number_joined', { width: 140, ...added }),
  joining('sires_used', { ...added }),
  joining('sire_out_date'),
  scanning('date'),
  scanning('number_scanned', added),
  scanning('number_pregnant', added),
  scanning('number_foetuses', { ...added, hidden: true }),
  birthing('date', { hidden: true }),
  birthing('number_birthed', added),
  marking('date'),
  marking('number_counted', added),
  weaning('date'),
  weaning('number', { heading: 'Weaned', ...added }),
  weaning('weight'),
]

type Of = CellsOfRow<RoundRow>
const classIn = (of: Of) =>
  typed(of, 'round.livestock_class_id') ?? of.row?.round.livestock_class_id
const enterpriseIn = (of: Of) =>
  typed(of, 'round.livestock_enterprise_id') ?? of.row?.round.livestock_enterprise_id

function typed({ cells }: Of, column: string): number | undefined {
  const value = cells.get(column)
  return typeof value === 'number' ? value : undefined
}
