// What the farms of a group have in common: of one kind any of what is named, of several kinds all.

import { SimpleGrid, NumberInput, Text } from '@mantine/core'
import { activities, sizeBandLabel } from '@furrow/farming/benchmarks/results/peer-groups'
import { zoneRegions } from '@furrow/catalogue/choices'
import type { FilterKind } from '@furrow/farming/benchmarks/results/staff-groups'
import { useRows } from '../../data/hooks/use-rows.ts'
import { FilterSelect } from '../../ui/filters/filter-select.tsx'
import { traitLabels } from './group-draft.ts'
import type { GroupDraft } from './group-draft.ts'

interface Props {
  readonly draft: GroupDraft
  readonly onChange: (draft: GroupDraft) => void
}

export function GroupFilterFields({ draft, onChange }: Props) {
  const zones = useRows('zones', { sort: ['name'] })
  const focusGroups = useRows('profit_focus_groups', { sort: ['title'] })
  const products = useRows('products', { sort: ['title'] })
  const field = (kind: FilterKind, options: Options) => (
    <FilterSelect
      multiple
      label={traitLabels[kind]}
      placeholder={draft.filter[kind].length > 0 ? '' : 'Any'}
      options={options}
      value={draft.filter[kind]}
      onChange={traits => onChange({ ...draft, filter: { ...draft.filter, [kind]: traits } })}
    />
  )
  return (
    <>
      <Text size="sm" c="dimmed">
        A farm is in the group when it has one of the values of each field that you fill in.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {field('zones', namesOf(zones.rows))}
        {field('regions', same(zoneRegions))}
        {field('activities', same(activities))}
        {field('sizes', sizesOf(draft))}
        {field('focus_groups', titlesOf(focusGroups.rows))}
        {field('products', titlesOf(products.rows))}
        <NumberInput
          label="Order"
          description="Where two groups are too much alike, the first one is published."
          size="md"
          hideControls
          inputMode="numeric"
          min={0}
          allowDecimal={false}
          value={draft.order ?? ''}
          onChange={order =>
            onChange({ ...draft, order: typeof order === 'number' ? order : null })
          }
        />
      </SimpleGrid>
    </>
  )
}

type Options = readonly { readonly value: number | string; readonly label: string }[]

function namesOf(rows: readonly { readonly id: number; readonly name: string }[]): Options {
  return rows.map(({ id, name }) => ({ value: id, label: name }))
}

function titlesOf(rows: readonly { readonly id: number; readonly title: string }[]): Options {
  return rows.map(({ id, title }) => ({ value: id, label: title }))
}

function same(values: readonly string[]): Options {
  return values.map(value => ({ value, label: value }))
}

/** In hectares or DSE where one activity is chosen, for each has its own. */
function sizesOf({ filter }: GroupDraft): Options {
  const [only] = activities.filter(activity => filter.activities.includes(activity))
  const isOne = only !== undefined && filter.activities.length === 1
  const words = ['Smallest', 'Second smallest', 'Second largest', 'Largest']
  return words.map((word, band) => ({
    value: band,
    label: isOne ? sizeBandLabel(only, band) : word,
  }))
}
