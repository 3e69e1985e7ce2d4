// Gives one or many files a name by a pattern, shown before it is done.

import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { ComponentProps, FormEvent } from 'react'
import { WhichShallHold } from '../../autosave/asked-field.tsx'
import { useUndo } from '../../data/hooks/undo.ts'
import { useChange } from '../../data/hooks/use-change.ts'
import { countText } from '../../ui/amounts.ts'
import { BlurInput } from '../../ui/inputs/blur-input.tsx'
import { ConflictPopover } from '../../ui/conflict-popover.tsx'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { useFarmZone } from '../../period/use-farm-zone.ts'
import { renamed } from './file-words.ts'
import type { KeptFile } from './use-files.ts'

interface Props {
  readonly farmId: number
  /** As they were when they were chosen. */
  readonly files: readonly KeptFile[]
  /** All files as they are. */
  readonly now: readonly KeptFile[]
  readonly onClose: () => void
}

const shownNames = 5

export function RenameFiles({ farmId, files, now, onClose }: Props) {
  const [pattern, setPattern] = useState<string | null>('{date} {name}')
  const zone = useFarmZone()
  const rename = useRename(farmId, onClose)
  const names = files.map(file => renamed(pattern ?? '', file, zone))
  const [isAsked, setAsked] = useState(false)
  const [overtaken] = namedMeanwhile(files, now, names)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (overtaken) setAsked(true)
    else void rename(files, names)
  }
  const asNow = files.map(file => now.find(({ id }) => id === file.id) ?? file)
  const keepTheirs = files.map((file, place) =>
    asNow[place]?.name === file.name ? (names[place] ?? file.name) : (asNow[place]?.name ?? ''),
  )
  return (
    <DialogCard opened title={`Rename ${countText(files.length, 'file')}`} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <BlurInput
            label="New name"
            autoFocus
            description="{date} is the upload date and {name} the current name. Type anything else as you want it: {date} Elders $1,200."
            value={pattern}
            onCommit={setPattern}
          />
          <div>
            <Text fw={600}>New names</Text>
            {names.slice(0, shownNames).map((name, place) => (
              <Text key={files[place]?.id}>{name}</Text>
            ))}
            {names.length > shownNames ? (
              <Text c="dimmed">and {names.length - shownNames} more</Text>
            ) : null}
          </div>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <ConflictPopover
              asking={isAsked && overtaken ? ask => <Whose {...overtaken}>{ask}</Whose> : undefined}
              onKeep={() => void rename(asNow, names)}
              onTake={() => void rename(asNow, keepTheirs)}
              onBack={() => setAsked(false)}
            >
              <Button type="submit">Rename</Button>
            </ConflictPopover>
          </Group>
        </Stack>
      </form>
    </DialogCard>
  )
}

interface Overtaken {
  readonly id: number
  readonly mine: string
  readonly theirs: string
}

/** Files that somebody else gave a name since they were chosen. */
function namedMeanwhile(
  files: readonly KeptFile[],
  now: readonly KeptFile[],
  names: readonly string[],
): readonly Overtaken[] {
  return files.flatMap(({ id, name }, place) => {
    const theirs = now.find(file => file.id === id)?.name
    const mine = names[place] ?? name
    if (theirs === undefined || theirs === name || theirs === mine) return []
    return [{ id, mine, theirs }]
  })
}

function Whose({
  id,
  ...words
}: Overtaken & Pick<ComponentProps<typeof WhichShallHold>, 'children'>) {
  return <WhichShallHold place={{ resource: 'files', id, field: 'name' }} {...words} />
}

function useRename(farmId: number, onDone: () => void) {
  const change = useChange()
  const notices = useNotices()
  const { undo } = useUndo()
  return async (files: readonly KeptFile[], names: readonly string[]) => {
    const steps = files.flatMap((file, place) => {
      const name = names[place] ?? file.name
      if (name === file.name) return []
      const { id, updated_at: seen } = file
      return [
        {
          do: 'update' as const,
          resource: 'files' as const,
          id,
          seen: seen ?? undefined,
          values: { name },
          before: { name: file.name },
        },
      ]
    })
    const label = `${countText(steps.length, 'file')} renamed`
    if (steps.length === 0) return onDone()
    const outcome = await change({ label, farmId, steps })
    if (outcome.kind === 'refused') return notices.bad(outcome.refusal.message)
    notices.good(`${label}.`, { undo: () => void undo() })
    onDone()
  }
}
