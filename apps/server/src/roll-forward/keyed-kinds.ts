// What is said of something for one period, such as who owns a property: known by what it is about, so
// that the later period has it or lacks it.

import type { EntityName } from '@furrow/catalogue/furrow'
import type { CarriedKind } from '@furrow/wire/carried-kinds'
import { isPaidOff, owedAtEnd } from '@furrow/farming/finance/debt'
import type { Debt } from '@furrow/farming/finance/debt'
import type { StoredRow } from '../rules/periods/rows-of-period.ts'
import { numberIn } from '../rules/saving/read-row.ts'
import type { Row } from '../rules/saving/save-rule.ts'
import { copyOf, rowsOfBoth } from './copies.ts'
import type { KindPlan } from './copies.ts'
import { withLiveKeys } from './live-keys.ts'
import type { PeriodPair } from './period-pair.ts'

interface KeyedKind {
  readonly entity: EntityName
  /** What it is about. */
  readonly by: readonly string[]
  /** Not carried: in the later period it begins again. */
  readonly anew?: readonly string[]
  /** What it opens with, by what the earlier period closed with. */
  readonly opens?: (row: StoredRow) => Row
  /** Nothing of it goes on. */
  readonly isOver?: (row: StoredRow) => boolean
}

/** Of a cost: what of it goes over the end of a period. */
const costEnds = ['on_hand', 'prepaid', 'owed'] as const

export const keyedKinds = {
  properties: { entity: 'farm_property_periods', by: ['property_id'] },
  crops: {
    entity: 'crop_type_farm_periods',
    by: ['crop_type_id'],
    anew: ['all_questions_answered', 'open_answers', 'sugar_price'],
  },
  enterprises: {
    entity: 'farm_livestock_enterprise_periods',
    by: ['livestock_enterprise_id'],
    anew: ['all_questions_answered', 'open_answers'],
  },
  land_values: {
    entity: 'property_paddock_valuations',
    by: ['farm_property_id', 'valuation_category_id'],
  },
  asset_values: { entity: 'assets_period', by: ['asset_type', 'asset_id'] },
  debts: {
    entity: 'loans',
    by: ['name', 'loan_kind'],
    anew: [
      'opening_balance',
      'borrowed',
      'repaid',
      'closing_balance',
      'interest',
      'due_within_year',
      'notes',
    ],
    opens: row => opening('opening_balance', owedAtEnd(debtIn(row))),
    isOver: row => isPaidOff(String(row['loan_kind']), debtIn(row)),
  },
  people: {
    entity: 'farm_workers',
    by: ['name', 'worker_kind'],
    anew: [
      'days_worked',
      'crop_hours',
      'livestock_hours',
      'other_hours',
      'wages',
      'allowance',
      'notes',
    ],
  },
  water: {
    entity: 'water_accounts',
    by: ['asset_water_id'],
    anew: [
      'carried_in',
      'allocated',
      'taken',
      'bought',
      'sold',
      'used',
      'lost',
      'carried_out',
      'bought_cost',
      'sold_income',
      'notes',
    ],
    opens: row => opening('carried_in', numberIn(row, 'carried_out') ?? null),
    isOver: row => numberIn(row, 'carried_out') === undefined,
  },
  costs: {
    entity: 'cost_accruals',
    by: ['line'],
    anew: costEnds.flatMap(of => [`opening_${of}`, `closing_${of}`]),
    opens: row =>
      Object.assign(
        {},
        ...costEnds.map(of => opening(`opening_${of}`, numberIn(row, `closing_${of}`) ?? null)),
      ) as Row,
    isOver: row => costEnds.every(of => !numberIn(row, `closing_${of}`)),
  },
} as const satisfies Partial<Record<CarriedKind, KeyedKind>>

type KeyedName = keyof typeof keyedKinds

export async function planKeyed(way: PeriodPair, kind: KeyedName): Promise<KindPlan> {
  const { entity, by, anew, opens, isOver }: KeyedKind = keyedKinds[kind]
  const { before: all, now } = await rowsOfBoth(way, entity)
  const before = all.filter(row => !isOver?.(row))
  const keyOf = (row: StoredRow) => by.map(name => String(row[name])).join(' ')
  const there = new Set(now.map(keyOf))
  const missing = before.filter(row => !there.has(keyOf(row)))
  const copies = missing.map(row =>
    copyOf(way, entity, { row, ...(anew && { anew }), ...(opens && { given: opens(row) }) }),
  )
  const thereAlready = before.length - missing.length
  return {
    kind,
    thereWere: before.length,
    thereAlready,
    rows: [],
    ...(await withLiveKeys(way, entity, copies)),
  }
}

function debtIn(row: StoredRow): Debt {
  return {
    opening: numberIn(row, 'opening_balance') ?? null,
    borrowed: numberIn(row, 'borrowed') ?? null,
    repaid: numberIn(row, 'repaid') ?? null,
    closing: numberIn(row, 'closing_balance') ?? null,
  }
}

/** What is not known is asked for. */
function opening(field: string, figure: number | null): Row {
  return figure === null ? {} : { [field]: figure }
}
