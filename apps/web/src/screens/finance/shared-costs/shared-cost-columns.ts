// The columns of the sheet of shared costs: the line, what it goes by, what of it each bears, and what is left.

import { sharedCosts } from '@furrow/catalogue/chapters/shared-costs'
import { entityIn } from '@furrow/catalogue/entity'
import { sumOf } from '@furrow/farming/numbers/ratio'
import { fieldColumns } from '../../../sheet/cells/field-column.ts'
import type { SheetColumn } from '../../../sheet/cells/sheet-column.ts'
import { moneyText } from '../../../ui/amounts.ts'
import type { CostBearer } from './cost-bearer.ts'
import { sidesOfFarm } from './cost-sides.ts'
import type { CostSide } from './cost-sides.ts'
import type { SharedCostRow } from './shared-cost-row.ts'

type Column = SheetColumn<SharedCostRow>

export const allocationEntity = entityIn(sharedCosts, 'cost_allocations')
const shareEntity = entityIn(sharedCosts, 'cost_shares')

/** `hasOthers`: some of a cost may be of the other side of the farm. */
export function sharedCostColumns(
  bearers: readonly CostBearer[],
  side: CostSide,
  hasOthers = true,
): readonly Column[] {
  const shares = bearers.map(shareColumn)
  return [...ofLine, driver(side), ...shares, ...(hasOthers ? [ofOthers(side)] : []), left(side)]
}

const told = { locked: true, kind: { is: 'money' } } as const

const driverColumn = fieldColumns(allocationEntity, {
  of: ({ allocation }: SharedCostRow) => allocation,
  part: 'driver',
})

function driver(side: CostSide): Column {
  const { drivers } = sidesOfFarm[side]
  const whyNot = (row: SharedCostRow) => whyNotShared(row, side)
  return driverColumn('driver', {
    required: false,
    width: 140,
    suggestion: row => (whyNot(row) === undefined ? drivers[0] : undefined),
    counts: true,
    locked: whyNot,
    choices: () => drivers.map(value => ({ value, label: value })),
  })
}

const ofLine: readonly Column[] = [
  {
    id: 'line',
    heading: 'Cost',
    kind: { is: 'text' },
    frozen: true,
    width: 200,
    locked: true,
    value: ({ label }) => label,
  },
  {
    ...told,
    id: 'cents',
    heading: 'Amount',
    width: 125,
    help: 'Of the record: as used up where that is known, else as paid.',
    value: ({ cents }) => cents,
    total: 'sum',
  },
]

function shareColumn({ key, name, group, given }: CostBearer): Column {
  const of = (row: SharedCostRow) => row.shares.get(key)
  const worked = (row: SharedCostRow) => (of(row)?.kept ? undefined : (of(row)?.cents ?? undefined))
  const whyNot = (row: SharedCostRow) => {
    if (given === undefined) return 'Put this stock into an enterprise to give it an amount.'
    return row.isBeyond ? entered : undefined
  }
  const amount = fieldColumns(shareEntity, { of: (row: SharedCostRow) => of(row)?.kept, part: key })
  const column = amount('amount', {
    id: key,
    heading: name,
    group,
    required: false,
    width: 200,
    help: 'Grey: calculated. An amount that you enter stands, and the others share the rest.',
    suggestion: row => (whyNot(row) === undefined ? worked(row) : undefined),
    counts: true,
    locked: whyNot,
    total: rows => sumOf(rows.map(row => of(row)?.cents ?? null)),
  })
  return { ...column, value: row => (whyNot(row) ? (worked(row) ?? null) : column.value(row)) }
}

function ofOthers(side: CostSide): Column {
  const { others } = sidesOfFarm[side]
  return {
    ...told,
    id: 'others',
    heading: others.heading,
    width: 125,
    help: others.help,
    value: row => row.others,
    total: 'sum',
    note: ({ split }) => split && `Split ${split}. Amounts that were entered stand first.`,
  }
}

function left(side: CostSide): Column {
  return {
    ...told,
    id: 'left',
    heading: 'Left',
    width: 115,
    help: 'What nobody bears. Below 0: more was entered than the cost comes to.',
    value: row => row.left,
    total: 'sum',
    note: row => whyLeft(row, side),
  }
}

/** In a sentence; nothing where all of it is borne. */
function whyLeft({ left: cents, shares }: SharedCostRow, side: CostSide): string | undefined {
  if (cents < 0) return `${moneyText(-cents)} more was entered than the cost comes to.`
  if (cents === 0) return undefined
  return [...shares.values()].every(({ kept }) => kept !== undefined)
    ? `${moneyText(cents)} is not shared yet.`
    : sidesOfFarm[side].whyLeft
}

const entered =
  'The record has this in a total, without its line. Enter its line to give out amounts.'

function whyNotShared({ isBeyond, side }: SharedCostRow, own: CostSide): string | undefined {
  if (isBeyond) return entered
  return side === own || side === 'both' ? undefined : sidesOfFarm[own].others.bear
}
