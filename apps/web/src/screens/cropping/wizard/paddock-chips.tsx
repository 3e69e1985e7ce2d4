// The paddocks that something is for, to be pressed on and off.

import { Button, Chip, Group, Text } from '@mantine/core'
import { useId } from 'react'
import type { CropRow } from '../crop-row.ts'
import { paddockName } from './current-crop.ts'

interface Props {
  readonly rows: readonly CropRow[]
  readonly chosen: readonly CropRow[]
  /** That have nothing of it yet. */
  readonly bare: readonly CropRow[]
  readonly onChoose: (ids: ReadonlySet<number>) => void
}

export function PaddockChips({ rows, chosen, bare, onChoose }: Props) {
  const label = useId()
  if (rows.length < 2) return null
  const choose = (some: readonly CropRow[]) => onChoose(new Set(some.map(({ id }) => id)))
  const isMixed = bare.length > 0 && bare.length < rows.length
  return (
    <div role="group" aria-labelledby={label}>
      <Group gap="xs" mb="xs" className="wizard-which">
        <Text id={label} fw={600}>
          For which paddocks
        </Text>
        <Button variant="subtle" onClick={() => choose(rows)}>
          All
        </Button>
        {isMixed ? (
          <Button variant="subtle" onClick={() => choose(bare)}>
            Those without
          </Button>
        ) : null}
        <Button variant="subtle" onClick={() => choose([])}>
          None
        </Button>
      </Group>
      <Chip.Group
        multiple
        value={chosen.map(({ id }) => String(id))}
        onChange={ids => onChoose(new Set(ids.map(Number)))}
      >
        <Group gap="xs">
          {rows.map(row => (
            <Chip key={row.id} value={String(row.id)} size="md" className="wizard-chip">
              {paddockName(row)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </div>
  )
}
