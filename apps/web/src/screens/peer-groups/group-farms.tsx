// Farms that are in a group or not, whatever its filter says: found by name.

import { Button, CloseButton, Text, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { GroupPreview } from '@furrow/wire/editions/group-preview-answer'
import { useRows } from '../../data/hooks/use-rows.ts'
import { SearchBox } from '../../ui/search-box.tsx'
import { withFarm, withFarmLeftOut, withoutMention } from './group-draft.ts'
import type { GroupDraft } from './group-draft.ts'

interface Props {
  readonly draft: GroupDraft
  readonly preview: GroupPreview | undefined
  readonly onChange: (draft: GroupDraft) => void
}

export function GroupFarms({ draft, preview, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), 200)
  const found = useRows(
    'farms',
    { keyword, sort: ['farm_name'], limit: 6 },
    { enabled: keyword !== '' },
  )
  const names = useNames(draft, preview)
  return (
    <section className="group-farms" aria-label="Farms one by one">
      <SearchBox label="Find a farm to add or leave out" value={typed} onChange={setTyped} />
      {typed.trim() === '' ? null : (
        <ul className="group-found">
          {found.rows.map(({ id, farm_name: name }) => (
            <li key={id}>
              <span>{name}</span>
              <FarmButton
                name={name}
                isOn={draft.include.includes(id)}
                onPress={isOn => onChange((isOn ? withoutMention : withFarm)(draft, id))}
              >
                Add
              </FarmButton>
              <FarmButton
                name={name}
                isOn={draft.exclude.includes(id)}
                onPress={isOn => onChange((isOn ? withoutMention : withFarmLeftOut)(draft, id))}
              >
                Leave out
              </FarmButton>
            </li>
          ))}
          {!found.isLoading && found.rows.length === 0 ? (
            <li role="status">No farm that you can see is called that.</li>
          ) : null}
        </ul>
      )}
      <ByHand
        title="Added by hand"
        farms={draft.include}
        names={names}
        onRemove={farm => onChange(withoutMention(draft, farm))}
      />
      <ByHand
        title="Left out by hand"
        farms={draft.exclude}
        names={names}
        onRemove={farm => onChange(withoutMention(draft, farm))}
      />
    </section>
  )
}

interface FarmButtonProps {
  readonly name: string
  readonly children: string
  readonly isOn: boolean
  readonly onPress: (isOn: boolean) => void
}

/** Pressed once more, the filter alone says whether the farm is in the group. */
function FarmButton({ name, children, isOn, onPress }: FarmButtonProps) {
  return (
    <Button
      variant={isOn ? 'light' : 'default'}
      h={44}
      aria-pressed={isOn}
      onClick={() => onPress(isOn)}
    >
      {children}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  )
}

interface ByHandProps {
  readonly title: string
  readonly farms: readonly number[]
  readonly names: ReadonlyMap<number, string>
  readonly onRemove: (farm: number) => void
}

function ByHand({ title, farms, names, onRemove }: ByHandProps) {
  if (farms.length === 0) return null
  const nameOf = (farm: number) => names.get(farm) ?? `Farm ${farm}`
  return (
    <div>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <ul className="group-by-hand" aria-label={title}>
        {farms.map(farm => (
          <li key={farm}>
            {nameOf(farm)}
            <CloseButton
              size={44}
              aria-label={`Remove ${nameOf(farm)}`}
              onClick={() => onRemove(farm)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Of those that one sees; what the preview names is known without asking. */
function useNames(draft: GroupDraft, preview: GroupPreview | undefined) {
  const farms = [...draft.include, ...draft.exclude]
  const known = useRows('farms', { where: { id: farms } }, { enabled: farms.length > 0 })
  return new Map([
    ...[...(preview?.members ?? []), ...(preview?.left_out ?? [])].map(
      ({ farm_id, name }) => [farm_id, name] as const,
    ),
    ...known.rows.map(({ id, farm_name }) => [id, farm_name] as const),
  ])
}
