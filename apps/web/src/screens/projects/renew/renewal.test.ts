import { expect, test } from 'vitest'
import type { ProjectRow } from '../project-rows.ts'
import { renewalLines, renewalSteps } from './renewal.ts'

const row = (id: number, more: object = {}, status = 'Complete'): ProjectRow => {
  const project = {
    id,
    title: `Farm ${id} 2024-25`,
    business_id: 2,
    farm_id: id,
    period_id: 7,
    fee: 100_050,
    collector_id: 5,
    owner_id: 6,
    renewed_from_id: null,
    ...more,
  }
  return { id, project, title: project.title, fee: project.fee, status } as never
}
const rows = [
  row(1),
  row(2, { fee: null }),
  row(3),
  row(4, {}, 'Cancelled'),
  row(5, { period_id: 6 }),
  row(6, { period_id: 8, renewed_from_id: 3, title: 'There' }),
]
const periods = { from: { id: 7, name: '2024-25' }, into: { id: 8, name: '2025-26' } }
const productsOf = new Map([[1, [10, 11]]])
const lines = renewalLines(rows, productsOf, { periods, risePercent: 3 })

test('each of the period is told as it would be, and what exists already says so', () => {
  expect(lines.map(({ id, title, fee, standing }) => [id, title, fee, standing])).toEqual([
    [1, 'Farm 1 2025-26', 103_052, undefined],
    [2, 'Farm 2 2025-26', null, undefined],
    [3, 'Farm 3 2025-26', 103_052, 'There'],
  ])
})

test('it is made with its products, by whoever is named or was there before', () => {
  let last = 0
  const newId = () => (last -= 1)
  const making = { periodId: 8, collectorId: null, statusId: 1, newId }
  const steps = renewalSteps(lines.slice(0, 2), making)
  expect(steps).toMatchObject([
    {
      resource: 'projects',
      id: -1,
      values: {
        title: 'Farm 1 2025-26',
        fee: 103_052,
        period_id: 8,
        renewed_from_id: 1,
        collector_id: 5,
        owner_id: 6,
        project_status_id: 1,
      },
    },
    { resource: 'product_projects', values: { product_id: 10, project_id: -1 } },
    { resource: 'product_projects', values: { product_id: 11, project_id: -1 } },
    { resource: 'projects', id: -4, values: { fee: null, renewed_from_id: 2 } },
  ])
  const [other] = renewalSteps(lines.slice(0, 1), { ...making, collectorId: 9 })
  expect(other).toMatchObject({ values: { collector_id: 9 } })
})
