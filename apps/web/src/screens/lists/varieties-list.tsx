// The varieties that farms choose from: what was proposed first, to be accepted or merged.

import { Text, Title } from '@mantine/core'
import { useAddressWords } from '../../period/use-address-words.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { FilterSelect } from '../../ui/filters/filter-select.tsx'
import { TableSkeleton } from '../../ui/skeletons.tsx'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import { listedColumns, proposedColumns } from './listed-columns.tsx'
import { useMerging } from './merging.tsx'
import { useListDeeds } from './use-list-deeds.ts'
import { isProposed, useListedRows } from './use-listed-rows.ts'
import type { ListRow } from './use-listed-rows.ts'

export function VarietiesList() {
  const { rows, isLoading, failure, retry } = useListedRows('varieties')
  const { merge, onAccept, onOffer } = useListDeeds('varieties', retry)
  const { onMerge, dialog } = useMerging({ what: 'variety', rows, merge })
  const deeds = { onAccept, onOffer, onMerge }
  if (failure) return <FailureCard failure={failure} retry={retry} />
  if (isLoading) return <TableSkeleton />
  if (rows.length === 0) return null
  return (
    <>
      <section>
        <Title order={2}>Proposed varieties</Title>
        <Text maw="65ch" mb="sm">
          Anyone can add a variety that is missing. Accept it, or merge it into the one that was
          meant.
        </Text>
        <PlainTable
          caption="Proposed varieties"
          hideCaption
          columns={proposedColumns(deeds)}
          rows={rows.filter(isProposed)}
          rowKey={({ id }) => id}
          empty="Nothing is proposed."
        />
      </section>
      <OfCrop rows={rows} columns={listedColumns('Variety', deeds)} />
      {dialog}
    </>
  )
}

interface OfCropProps {
  readonly rows: readonly ListRow[]
  readonly columns: ReturnType<typeof listedColumns>
}

/** All of one crop: of all crops together there are more than anyone reads. */
function OfCrop({ rows, columns }: OfCropProps) {
  const [{ crop }, change] = useAddressWords(['crop'])
  const crops = new Map(rows.map(row => [row.group_id ?? 0, row.group ?? '']))
  const options = [...crops]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en-AU'))
  const chosen = crops.has(Number(crop)) ? Number(crop) : null
  return (
    <section>
      <Title order={2}>Varieties by crop</Title>
      <FilterSelect
        label="Crop"
        placeholder="Choose a crop"
        options={options}
        value={chosen}
        onChange={id => change({ crop: id === null ? null : String(id) })}
      />
      {chosen === null ? null : (
        <PlainTable
          key={chosen}
          caption={`Varieties of ${crops.get(chosen)?.toLowerCase() ?? ''}`}
          searchable
          columns={columns}
          rows={rows.filter(row => row.group_id === chosen && !isProposed(row))}
          rowKey={({ id }) => id}
        />
      )}
    </section>
  )
}
