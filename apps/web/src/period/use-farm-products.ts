// What staff deliver to each farm: the products of its projects, without those that are put away.

import { useSignedIn } from '../data/context/furrow-context.ts'
import { useRows } from '../data/hooks/use-rows.ts'

const none: readonly string[] = []

/** By the number of the farm; asked only for staff. */
export function useFarmProducts(): (farmId: number) => readonly string[] {
  const { isStaff } = useSignedIn()
  const { rows } = useRows(
    'projects',
    { where: { archived: false }, includes: ['products'] },
    { enabled: isStaff },
  )
  const products = Map.groupBy(rows, ({ farm_id, details_id }) => farm_id ?? details_id)
  const names = new Map(
    [...products].map(([farm, projects]) => [
      farm,
      projects.flatMap(project => project.products.map(({ title }) => title)),
    ]),
  )
  return farmId => names.get(farmId) ?? none
}
