// The columns of the stock ledger. The kind of a movement decides which of them can be filled in.

import { livestock } from '@furrow/catalogue/chapters/livestock'
import { entityIn } from '@furrow/catalogue/entity'
import { isMovesSome, whyNoneMoved } from '@furrow/farming/stock/head-moved'
import { whyNotAmong } from '@furrow/farming/stock/stock-calendar'
import type { NamedPeriod } from '@furrow/farming/crops/crop-calendar'
import type { CellValue } from '../../../sheet/cells/cell-kind.ts'
import { fieldColumns } from '../../../sheet/cells/field-column.ts'
import type { FieldWish } from '../../../sheet/cells/field-column.ts'
import type { CellsOfRow, SheetColumn } from '../../../sheet/cells/sheet-column.ts'
import { moveNames } from '../stock/move-words.ts'
import type { StockChoices } from '../stock/stock-choices.ts'
import { moveKinds } from '../stock/stock-move.ts'
import type { MoveKind, StockMove } from '../stock/stock-move.ts'
import { isOneSided } from '../stock/stock-moves.ts'
import { eventColumns, whyNotOfKind } from './move-event-columns.ts'
import { kindIn } from './kind-of-row.ts'
import type { LedgerLists } from './ledger-lists.ts'
import { headTotal, weightTotal } from './ledger-totals.ts'

export type LedgerColumn = SheetColumn<StockMove>
type Of = CellsOfRow<StockMove>

export const ledgerEntity = entityIn(livestock, 'livestock_ledgers')

export function ledgerColumns(lists: LedgerLists): readonly LedgerColumn[] {
  const { choices, period } = lists
  const { classes, enterprises } = choices
  return [
    lineColumn('entry_date', {
      frozen: true,
      width: 110,
      locked: follows,
      check: day => (period ? whyNotIn(day, period) : undefined),
    }),
    kindColumn,
    lineColumn('livestock_enterprise_id', {
      heading: 'Enterprise',
      width: 255,
      options: enterprises,
      required: false,
      requiredIf: of => choices.onlyFor(classIn(of)) === undefined,
      locked: follows,
      check: (enterprise, _, cells) => otherSpecies(choices, cells?.get(classId), enterprise),
    }),
    lineColumn('livestock_class_id', {
      heading: 'Class',
      frozen: false,
      width: 200,
      most: 200,
      options: classes,
      choices: of => choices.classesIn(enterpriseIn(of)),
      check: (stockClass, row, cells = new Map()) =>
        otherSpecies(choices, stockClass, enterpriseIn({ row, cells })),
      locked: follows,
    }),
    ...joinedColumns(choices),
    lineColumn('number', {
      width: 118,
      locked: follows,
      total: headTotal,
      check: (head, row, cells = new Map()) => whyNone(kindIn({ row, cells }), head),
    }),
    lineColumn('weight', { width: 105, total: weightTotal }),
    ...eventColumns(lists),
    lineColumn('notes', {
      width: 220,
      requiredIf: of => isReconciling(kindIn(of)),
      help: 'A line that the count makes needs one: say what is not known, or why.',
    }),
  ]
}

function joinedColumns({ classes, enterprises, classesIn }: StockChoices): readonly LedgerColumn[] {
  return [
    intoColumn('livestock_class_id', {
      heading: 'To class',
      needsHeading: true,
      width: 150,
      most: 170,
      options: classes,
      choices: of => classesIn(enterpriseJoined(of) ?? enterpriseIn(of)),
      requiredIf: of => kindIn(of) === 'transfer' && !of.row && !of.cells.has(toEnterprise),
    }),
    intoColumn('livestock_enterprise_id', {
      heading: 'To enterprise',
      needsHeading: true,
      width: 200,
      hidden: true,
      options: enterprises,
      help: 'Only where they go to another enterprise.',
    }),
  ]
}

const classId = 'line.livestock_class_id'
const enterpriseId = 'line.livestock_enterprise_id'
const toEnterprise = 'into.livestock_enterprise_id'

const ledgerField = fieldColumns(ledgerEntity, {
  of: ({ line }: StockMove) => line,
  prefix: 'line.',
})

function lineColumn(
  name: Parameters<typeof ledgerField>[0],
  wish: FieldWish<StockMove>,
): LedgerColumn {
  return ledgerField(name, { writes: value => move(`line.${name}`, value), ...wish })
}

const joinedField = fieldColumns(ledgerEntity, {
  of: ({ into }: StockMove) => into,
  prefix: 'into.',
})

/** Of the line that they join: none but a transfer has one. */
function intoColumn(
  name: 'livestock_class_id' | 'livestock_enterprise_id',
  wish: FieldWish<StockMove>,
): LedgerColumn {
  return {
    ...joinedField(name, { required: false, ...wish }),
    writes: value => (value === null ? {} : move(`into.${name}`, value)),
    unfit: of => ((kindIn(of) ?? 'transfer') === 'transfer' ? undefined : onlyTransfer),
    // What is wrong with how both sides go together is said of the event.
    place: ({ event, into }) => {
      if (!into) return undefined
      return name === 'livestock_class_id' && event.id < 0
        ? { resource: 'livestock_transfer_events', id: event.id, field: 'in_livestock_ledger_id' }
        : { resource: ledgerEntity.name, id: into.id, field: name }
    },
  }
}

const onlyTransfer = 'Only a transfer goes to another class or enterprise.'

const kindColumn: LedgerColumn = {
  id: 'kind',
  heading: 'Kind',
  width: 120,
  frozen: true,
  required: true,
  kind: {
    is: 'choice',
    options: moveKinds.map(kind => ({ value: kind, label: moveNames[kind] })),
  },
  value: ({ kind }) => kind,
  locked: ({ kind }) => (kind === 'birth' ? bornInRounds : keptKinds[kind]),
  choices: ({ row }) => (row ? oneSided : addedKinds),
  check: (kind, row, cells) =>
    kind === 'birth' ? bornInRounds : row ? whyNotBecome(kind, row) : whyNotOfKind(kind, cells),
  writes: kind => move('kind', kind),
  place: ({ event, kind }) =>
    kind === 'birth' || kind === 'transfer'
      ? undefined
      : { resource: tableOf[kind], id: event.id, field: 'livestock_ledger_id' },
}

const tableOf: Readonly<Record<Exclude<MoveKind, 'birth' | 'transfer'>, string>> = {
  opening: 'livestock_opening_events',
  purchase: 'livestock_purchase_events',
  'adjustment in': 'livestock_adjustment_events',
  'adjustment out': 'livestock_adjustment_events',
  death: 'livestock_death_events',
  sale: 'livestock_sale_events',
}

/** Births follow from marking: they are no line that anybody adds. */
const addedKinds = moveKinds
  .filter(kind => kind !== 'birth')
  .map(kind => ({ value: kind, label: moveNames[kind] }))

const oneSided = addedKinds.filter(({ value }) => isOneSided(value))

const keptKinds: Partial<Record<MoveKind, string>> = {
  opening: 'An opening stays one: delete it and add the movement.',
  transfer: 'A transfer has two sides: delete it and add the movement.',
}

/** Why a line that stands does not become one of another kind, in a sentence. */
function whyNotBecome(kind: CellValue, { line }: StockMove): string | undefined {
  if (kind === 'transfer' || kind === 'opening') {
    return `A line does not become ${kind === 'opening' ? 'an opening' : 'a transfer'}: delete it and add one.`
  }
  const none = whyNone(kind, line.number)
  if (none !== undefined) return none
  const isNoted = (line.notes ?? '').trim() !== ''
  return isReconciling(kind) && !isNoted
    ? 'It needs a note first: say what is not known, or why.'
    : undefined
}

function follows({ kind }: StockMove): string | undefined {
  return kind === 'birth' ? bornInRounds : undefined
}

const bornInRounds = 'Births follow from what was marked or born: enter them in the breeding sheet.'

function move(
  field: string,
  value: CellValue,
): Readonly<Record<string, Readonly<Record<string, CellValue>>>> {
  return { move: { [field]: value } }
}

function whyNotIn(day: CellValue, { name, start: from, end: to }: NamedPeriod): string | undefined {
  return typeof day === 'string' ? whyNotAmong(day, { name, from, to }) : undefined
}

function otherSpecies(
  { whyNotIn: why }: StockChoices,
  stockClass: CellValue | undefined,
  enterprise: CellValue | undefined,
): string | undefined {
  return typeof stockClass === 'number' && typeof enterprise === 'number'
    ? why(stockClass, enterprise)
    : undefined
}

function whyNone(kind: CellValue | undefined, head: CellValue): string | undefined {
  return isMovesSome(kind) && typeof head === 'number' ? whyNoneMoved(kind, head) : undefined
}

function isReconciling(kind: CellValue | undefined): boolean {
  return kind === 'adjustment in' || kind === 'adjustment out'
}

const classIn = (of: Of) => numberIn(of, classId, ({ line }) => line.livestock_class_id)
const enterpriseJoined = (of: Of) =>
  numberIn(of, toEnterprise, ({ into }) => into?.livestock_enterprise_id)
const enterpriseIn = (of: Of) =>
  numberIn(of, enterpriseId, ({ line }) => line.livestock_enterprise_id)

/** What is typed in the same go counts before what the row says. */
function numberIn(
  { row, cells }: Of,
  column: string,
  known: (row: StockMove) => number | undefined,
): number | undefined {
  const typed = cells.get(column)
  return typeof typed === 'number' ? typed : row && known(row)
}
