// The name of a gauge, new or changed: no two of a farm are called the same.

import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { DialogCard } from '../../../ui/dialog-card.tsx'
import { isTaken } from './gauge-changes.ts'
import type { Gauge } from '../use-gauges.ts'

interface Props {
  /** Nothing for a new one. */
  readonly gauge?: Gauge | undefined
  readonly gauges: readonly Gauge[]
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

export function GaugeDialog({ gauge, gauges, onName, onClose }: Props) {
  const [typed, setTyped] = useState(gauge?.name ?? '')
  const [isTried, setTried] = useState(false)
  const name = typed.trim()
  const problem = problemOf(name, gauges, gauge?.id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem) return
    onClose()
    if (name !== gauge?.name) onName(name)
  }
  const title = gauge ? `Rename ${gauge.name}` : 'New rain gauge'
  return (
    <DialogCard opened title={title} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label="Name"
            description="Where it stands: House, River paddock, Shed."
            size="md"
            required
            data-autofocus
            maxLength={100}
            autoComplete="off"
            value={typed}
            onChange={event => setTyped(event.currentTarget.value)}
            error={isTried ? problem : undefined}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">{gauge ? 'Rename gauge' : 'Add gauge'}</Button>
          </Group>
        </Stack>
      </form>
    </DialogCard>
  )
}

function problemOf(name: string, gauges: readonly Gauge[], own?: number): string | undefined {
  if (name === '') return 'Name the gauge.'
  return isTaken(name, gauges, own) ? `There is a gauge called ${name} already.` : undefined
}
