// What is chosen from where a new business begins.

import { periodText } from '@furrow/farming/dates/period-text'
import { useRows } from '../../data/hooks/use-rows.ts'

export function useListsToBegin() {
  const zones = useRows('zones', { sort: ['name'] })
  const periods = useRows('periods', { sort: ['-start_date'] })
  const templates = useRows('onboarding_templates', { where: { active: true }, sort: ['name'] })
  const products = useRows('products', { where: { active: true }, sort: ['title'] })
  const named = (rows: readonly { readonly id: number; readonly name: string }[]) =>
    rows.map(({ id, name }) => ({ value: id, label: name }))
  return {
    zones: named(zones.rows),
    periods: periods.rows.map(({ id, name }) => ({ value: id, label: periodText(name) })),
    templates: named(templates.rows),
    products: products.rows.map(({ id, title }) => ({ value: id, label: title })),
  }
}
