// The sheets of finance whose rows are records of one kind, with what follows from their figures.

import { collection } from '@furrow/catalogue/chapters/collection'
import { debtsAndLabour } from '@furrow/catalogue/chapters/debts-and-labour'
import { entityIn } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import type { EntityName } from '@furrow/catalogue/furrow'
import { owedToUs } from '@furrow/farming/record/record-debts'
import { debtColumns } from './debt-columns.ts'
import type { LineColumn, LineRow } from './line-row.ts'
import { workerColumns } from './worker-columns.ts'

export interface MoneySheet {
  /** By which the device keeps its view. */
  readonly name: string
  readonly title: string
  readonly entity: Entity<EntityName>
  /** Stays in sight at the left. */
  readonly called: string
  /** Rows that the totals at the foot leave out. */
  readonly notAdded?: (row: LineRow) => boolean
  /** Behind its fields. */
  readonly follows?: readonly LineColumn[]
  readonly empty: string
}

export const debtKind: MoneySheet = {
  name: 'debts',
  title: 'Debts',
  entity: entityIn(debtsAndLabour, 'loans'),
  called: 'name',
  notAdded: ({ loan_kind: kind }) => kind === owedToUs,
  follows: debtColumns,
  empty:
    'No debts yet. Enter each loan, lease and account that is owed, with what was owed at both ends of the period; or paste the list from your bank or accountant.',
}

export const workerKind: MoneySheet = {
  name: 'people-at-work',
  title: 'People',
  entity: entityIn(debtsAndLabour, 'farm_workers'),
  called: 'name',
  follows: workerColumns,
  empty:
    'Nobody yet. Enter everyone who worked here, family too, with their days or hours: labour is the largest cost that most farms never see.',
}

export const opportunityKind: MoneySheet = {
  name: 'opportunities',
  title: 'Opportunities',
  entity: entityIn(collection, 'opportunities'),
  called: 'title',
  empty:
    'No opportunities yet. Note what the farm could do better, what it would gain in a usual year, and by when.',
}

const cropTotals = {
  called: 'crop_type_id',
  empty:
    'Nothing here, and nothing is needed where crops are recorded by paddock. For a farm that keeps only totals of each crop, enter them here.',
}

export const cropTotalKinds: readonly MoneySheet[] = [
  {
    name: 'dryland-crops',
    title: 'Dryland crops',
    entity: entityIn(collection, 'dryland_crops'),
    ...cropTotals,
  },
  {
    name: 'irrigated-crops',
    title: 'Irrigated crops',
    entity: entityIn(collection, 'irrigated_crops'),
    ...cropTotals,
  },
]
