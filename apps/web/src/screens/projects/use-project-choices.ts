// What a project can point at: the farms and people of its business, staff of one's farms, and the lists.

import { periodText } from '@furrow/farming/dates/period-text'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'

interface Choice {
  readonly value: number
  readonly label: string
}

/** `businessId`: whose farms and people are offered. */
export function useProjectChoices(businessId: number | null) {
  const { person } = useSignedIn()
  const businesses = useRows('businesses', { sort: ['name'] })
  const farms = useRows(
    'business_farm',
    { where: { business_id: businessId ?? 0 }, includes: ['farm'] },
    { enabled: businessId !== null },
  )
  const people = useRows(
    'business_people',
    { where: { business_id: businessId ?? 0 }, includes: ['user'] },
    { enabled: businessId !== null },
  )
  const staff = useRows('farm_people', { where: { consults: true }, includes: ['user'] })
  const periods = useRows('periods', { sort: ['-start_date'] })
  const groups = useRows('profit_focus_groups', { sort: ['title'] })
  const products = useRows('products', { sort: ['title'] })
  const titled = (rows: readonly { id: number; title: string; active: boolean }[]) =>
    rows.filter(({ active }) => active).map(({ id, title }) => ({ value: id, label: title }))
  const consulting = staff.rows.flatMap(({ user }) => (user ? [named(user)] : []))
  return {
    businesses: businesses.rows.map(named),
    farms: byLabel(
      farms.rows.flatMap(({ farm }) => (farm ? [{ value: farm.id, label: farm.farm_name }] : [])),
    ),
    customers: byLabel(
      people.rows.flatMap(({ user, consults }) => (user && !consults ? [named(user)] : [])),
    ),
    staff: byLabel([...consulting, named(person)]),
    periods: periods.rows.map(({ id, name }) => ({ value: id, label: periodText(name) })),
    groups: titled(groups.rows),
    products: titled(products.rows),
  }
}

function named({ id, name }: { readonly id: number; readonly name: string }): Choice {
  return { value: id, label: name }
}

/** Each once. */
function byLabel(choices: readonly Choice[]): readonly Choice[] {
  const once = [...new Map(choices.map(choice => [choice.value, choice])).values()]
  return once.toSorted((one, other) => one.label.localeCompare(other.label, 'en-AU'))
}
