// What a renewal would make: a project for each that is chosen, but for those that exist already.

import { renewedFee, renewedTitle, standingRenewal } from '@furrow/farming/projects/renewed-project'
import type { PeriodsOfRenewal } from '@furrow/farming/projects/renewed-project'
import type { ChangeStep } from '../../../data/outbox/change.ts'
import type { ProjectRow } from '../project-rows.ts'

export interface RenewalLine {
  readonly id: number
  readonly row: ProjectRow
  readonly products: readonly number[]
  readonly title: string
  readonly fee: number | null
  readonly feeBefore: number | null
  /** What it is called that exists already. */
  readonly standing: string | undefined
}

interface Asked {
  readonly periods: PeriodsOfRenewal
  readonly risePercent: number
}

type ProductsOf = ReadonlyMap<number, readonly number[]>

export function renewalLines(
  rows: readonly ProjectRow[],
  productsOf: ProductsOf,
  { periods, risePercent }: Asked,
): readonly RenewalLine[] {
  const all = rows.map(({ project }) => renewable(project, productsOf))
  return rows
    .filter(({ project, status }) => project.period_id === periods.from?.id && status !== cancelled)
    .map(row => {
      const one = renewable(row.project, productsOf)
      return {
        id: row.id,
        row,
        products: one.products,
        title: renewedTitle(row.title, periods),
        fee: renewedFee(row.fee, risePercent),
        feeBefore: row.fee,
        standing: standingRenewal(one, periods, all)?.title,
      }
    })
}

const cancelled = 'Cancelled'

function renewable(project: ProjectRow['project'], productsOf: ProductsOf) {
  return {
    id: project.id,
    title: project.title,
    business_id: project.business_id,
    farm_id: project.farm_id ?? project.details_id ?? null,
    period_id: project.period_id ?? null,
    fee: project.fee ?? null,
    renewed_from_id: project.renewed_from_id ?? null,
    products: productsOf.get(project.id) ?? [],
  }
}

interface Making {
  readonly periodId: number
  /** Nothing: whoever it was before. */
  readonly collectorId: number | null
  /** The first status of the list; nothing where there is none. */
  readonly statusId: number | null
  newId(): number
}

/** All of them in one change: made together, and undone together. */
export function renewalSteps(
  lines: readonly RenewalLine[],
  { periodId, collectorId, statusId, newId }: Making,
): readonly ChangeStep[] {
  return lines.flatMap(({ row: { project }, title, fee, products }): readonly ChangeStep[] => {
    const id = newId()
    const values = {
      title,
      fee,
      business_id: project.business_id,
      farm_id: project.farm_id ?? project.details_id,
      period_id: periodId,
      collector_id: collectorId ?? project.collector_id,
      owner_id: project.owner_id,
      validator_id: project.validator_id,
      customer_id: project.customer_id,
      profit_focus_group_id: project.profit_focus_group_id,
      project_status_id: statusId,
      archived: false,
      renewed_from_id: project.id,
    }
    return [
      { do: 'store', resource: 'projects', id, values },
      ...products.map(product_id => ({
        do: 'store' as const,
        resource: 'product_projects' as const,
        id: newId(),
        values: { product_id, project_id: id },
      })),
    ]
  })
}
