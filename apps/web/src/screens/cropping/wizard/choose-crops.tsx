// The crops of a period, to be ticked: those that were grown before stand first, others are added.

import { Button, Checkbox, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { ChoiceInput } from '../../../ui/inputs/choice-input.tsx'
import { SimpleCard } from '../../../ui/simple-card.tsx'
import { useUndoableAction } from '../../../period/use-undoable-action.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import type { CropType } from '../crop-row.ts'
import { cropsChange, grownNow, mustStay, tickedAtFirst } from './grown-change.ts'
import type { CropsSaid } from './grown-change.ts'

interface Props {
  readonly place: CollectionPlace
  readonly said: CropsSaid
  readonly types: readonly CropType[]
}

export function ChooseCrops({ place, said, types }: Props) {
  const { outbox } = useFurrow()
  const deed = useUndoableAction()
  const [ticked, setTicked] = useState(() => tickedAtFirst(said))
  const [more, setMore] = useState<readonly number[]>([])
  const offered = new Set([...grownNow(said), ...said.before, ...more])
  // What cannot be taken out is told by its own card.
  const shown = types.filter(({ id }) => offered.has(id) && !mustStay(id, said))
  const staying = types.filter(({ id }) => offered.has(id) && !shown.some(one => one.id === id))
  const nameOf = (crop: number) => types.find(({ id }) => id === crop)?.name ?? 'a crop'
  const change = cropsChange({ ...said, ticked, nameOf }, place, () => outbox.newId())
  const tick = (id: number, isOn: boolean) =>
    setTicked(now => new Set(isOn ? [...now, id] : [...now].filter(one => one !== id)))
  const add = (id: number | null) => {
    if (id === null) return
    setMore(now => [...now, id])
    tick(id, true)
  }
  return (
    <SimpleCard
      title={grownNow(said).size > 0 ? 'Add or remove crops' : 'Which crops did you grow?'}
    >
      {staying.length > 0 ? (
        <Text c="dimmed">{stayingWords(staying.map(({ name }) => name))}</Text>
      ) : null}
      <ul className="wizard-offers" aria-label="Crops">
        {shown.map(({ id, name }) => (
          <li key={id}>
            <Checkbox
              size="md"
              label={name}
              description={grownBefore(id, said)}
              checked={ticked.has(id)}
              onChange={event => tick(id, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
      <ChoiceInput
        label="Another crop"
        placeholder="Type its name"
        options={types
          .filter(({ id }) => !offered.has(id))
          .map(({ id, name }) => ({ value: id, label: name }))}
        value={null}
        onCommit={add}
      />
      <Group mt="md">
        <Button disabled={!change} onClick={() => change && void deed(change, `${change.label}.`)}>
          Save crops
        </Button>
        <Text c="dimmed">{change ? `${change.label}.` : null}</Text>
      </Group>
    </SimpleCard>
  )
}

function stayingWords(names: readonly string[]): string {
  return `${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} paddocks or sales. To remove a crop, remove those first.`
}

function grownBefore(id: number, { before }: CropsSaid) {
  return before.includes(id) ? 'Grown last period' : undefined
}
