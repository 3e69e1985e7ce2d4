// What a project delivers: products are chosen and taken off, each undone from its notice.

import { Fact } from '../../../ui/fact.tsx'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { useUndoableAction } from '../../../period/use-undoable-action.ts'
import { FilterSelect } from '../../../ui/filters/filter-select.tsx'
import type { KeptProject } from '../project-rows.ts'

interface Props {
  readonly project: KeptProject
  readonly mayChange: boolean
  /** Those that are offered. */
  readonly products: readonly { readonly value: number; readonly label: string }[]
}

export function ProductsOfProject({ project, mayChange, products }: Props) {
  const { outbox } = useFurrow()
  const act = useUndoableAction()
  const links = useRows('product_projects', { where: { project_id: project.id } })
  const all = useRows('products', { sort: ['title'] })
  const chosen = links.rows.map(({ product_id }) => product_id)
  const titleOf = (id: number) => all.rows.find(one => one.id === id)?.title ?? ''
  if (!mayChange) return <Fact label="Products">{chosen.map(titleOf).join(', ')}</Fact>
  const offered = new Set(products.map(({ value }) => value))
  const retired = chosen
    .filter(id => !offered.has(id))
    .map(value => ({ value, label: titleOf(value) }))
  const change = (values: readonly number[]) => {
    const added = values.filter(id => !chosen.includes(id))
    const gone = links.rows.filter(({ product_id }) => !values.includes(product_id))
    const steps = [
      ...added.map(product_id => ({
        do: 'store' as const,
        resource: 'product_projects' as const,
        id: outbox.newId(),
        values: { product_id, project_id: project.id },
      })),
      ...gone.map(({ id }) => ({
        do: 'destroy' as const,
        resource: 'product_projects' as const,
        id,
      })),
    ]
    if (steps.length === 0) return
    const words = [
      ...added.map(id => `${titleOf(id)} was added`),
      ...gone.map(({ product_id }) => `${titleOf(product_id)} was removed`),
    ]
    const label = `Products of ${project.title}`
    void act({ label, farmId: null, steps }, `${words.join(', ')}.`)
  }
  return (
    <FilterSelect
      multiple
      label="Products"
      placeholder={chosen.length === 0 ? 'None yet' : undefined}
      options={[...products, ...retired]}
      value={chosen}
      onChange={change}
    />
  )
}
