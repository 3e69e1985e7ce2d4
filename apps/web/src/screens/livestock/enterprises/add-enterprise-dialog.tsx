// An enterprise is chosen by what it is made of: land use, species and purpose. A combination that nobody had yet is
// added to the list.

import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { DialogCard } from '../../../ui/dialog-card.tsx'
import { ChoiceInput } from '../../../ui/inputs/choice-input.tsx'
import { enterpriseName, sameEnterprise } from './enterprise-name.ts'
import type { EnterpriseLists, EnterpriseParts } from './enterprise-name.ts'
import type { EnterpriseRow } from './enterprise-row.ts'

interface Props {
  readonly lists: EnterpriseLists
  readonly rows: readonly EnterpriseRow[]
  readonly onAdd: (parts: EnterpriseParts) => void
  readonly onClose: () => void
}

type Chosen = Readonly<Record<keyof EnterpriseParts, number | null>>

export function AddEnterpriseDialog({ lists, rows, onAdd, onClose }: Props) {
  const [typed, setChosen] = useState<Chosen>(nothing)
  // The lists may be read only after it was opened.
  const grazing = lists.uses.find(({ slug }) => slug === 'grazing')?.id ?? null
  const chosen = { ...typed, asset_type_id: typed.asset_type_id ?? grazing }
  const [showsAll, setShowsAll] = useState(false)
  const species = lists.species.filter(
    ({ shown_first, id }) => showsAll || shown_first || id === chosen.species_id,
  )
  const isMore = species.length < lists.species.length
  const purposes = lists.purposes.filter(one => one.livestock_species_type_id === chosen.species_id)
  const parts = whole(chosen)
  const inUse = parts && rows.find(row => row.inPeriod && isOf(row, parts))
  return (
    <DialogCard
      opened
      title="Add enterprise"
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!parts || inUse !== undefined} onClick={() => parts && onAdd(parts)}>
            Add enterprise
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <ChoiceInput
          label="Land use"
          required
          options={optionsOf(lists.uses)}
          value={chosen.asset_type_id}
          onCommit={asset_type_id => setChosen({ ...chosen, asset_type_id })}
        />
        <div>
          <ChoiceInput
            label="Species"
            required
            options={optionsOf(species)}
            value={chosen.species_id}
            onCommit={species_id => setChosen({ ...chosen, species_id, purpose_id: null })}
          />
          {isMore ? (
            <Button variant="subtle" mt={4} onClick={() => setShowsAll(true)}>
              Show all species
            </Button>
          ) : null}
        </div>
        <ChoiceInput
          label="Purpose"
          required
          disabled={chosen.species_id === null}
          description={chosen.species_id === null ? 'Choose the species first.' : undefined}
          options={optionsOf(purposes)}
          value={chosen.purpose_id}
          onCommit={purpose_id => setChosen({ ...chosen, purpose_id })}
        />
        <Text role="status" c="dimmed" size="sm">
          {parts ? wordsOf(parts, lists, inUse) : ''}
        </Text>
      </Stack>
    </DialogCard>
  )
}

const nothing: Chosen = { asset_type_id: null, species_id: null, purpose_id: null }

function whole({ asset_type_id, species_id, purpose_id }: Chosen): EnterpriseParts | undefined {
  if (asset_type_id === null || species_id === null || purpose_id === null) return undefined
  return { asset_type_id, species_id, purpose_id }
}

function isOf({ enterprise }: EnterpriseRow, parts: EnterpriseParts): boolean {
  return (
    enterprise !== undefined && sameEnterprise(parts, { enterprises: [enterprise] }) !== undefined
  )
}

function wordsOf(
  parts: EnterpriseParts,
  lists: EnterpriseLists,
  inUse: EnterpriseRow | undefined,
): string {
  const name = enterpriseName(parts, lists)
  if (inUse) return `${name} is run in this period already.`
  return sameEnterprise(parts, lists)
    ? name
    : `${name}. Nobody has this yet: it is added to the list.`
}

function optionsOf(rows: readonly { readonly id: number; readonly name: string }[]) {
  return rows.map(({ id, name }) => ({ value: id, label: name }))
}
