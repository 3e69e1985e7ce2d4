// Splits a paddock: into how many parts, what each is called, and how large it is. They must come to
// all of it.

import { Alert, Button, Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import type { Change } from '../../../data/outbox/change.ts'
import { areaText } from '../../../ui/amounts.ts'
import { DialogCard } from '../../../ui/dialog-card.tsx'
import type { PaddockPlace } from '../paddock-change.ts'
import { recordedOn } from '../paddock-row.ts'
import type { PaddockRow } from '../paddock-row.ts'
import { PartFields } from './part-fields.tsx'
import type { ReadPaddock } from '../read-paddock.ts'
import { splitChange } from './split-change.ts'
import { differenceWords, readParts, typedParts } from './split-parts.ts'
import type { TypedPart } from './split-parts.ts'

interface Props {
  readonly row: PaddockRow
  readonly place: PaddockPlace
  /** Of the period before, where a paddock of it has the same name and none is linked. */
  readonly alike: ReadPaddock | undefined
  readonly beforeName: string | undefined
  readonly onSplit: (change: Change, said: string) => void
  readonly onClose: () => void
}

export function SplitDialog({ row, place, alike, beforeName, onSplit, onClose }: Props) {
  const { name, area } = row.paddock
  const [typed, setTyped] = useState(() => typedParts(row.paddock, 2))
  const [isTried, setTried] = useState(false)
  const [isLinking, setLinking] = useState(true)
  const { parts, wrong, split } = readParts(typed, row, place.rows)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!parts) return
    const priors = alike && isLinking ? [alike.id] : undefined
    const change = splitChange({ row, parts, priors }, place)
    onSplit(change, `${name} was split into ${parts.length} paddocks.`)
  }
  return (
    <DialogCard opened title={`Split ${name}`} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <NativeSelect
            label="Into how many parts"
            size="md"
            data={counts}
            value={String(typed.length)}
            onChange={event => setTyped(typedParts(row.paddock, Number(event.currentTarget.value)))}
          />
          <PartFields parts={typed} whole={area} wrong={isTried ? wrong : []} onChange={setTyped} />
          <Text role="status" fw={600} c={toneOf(split.difference, isTried)}>
            {differenceWords(area, split)}
          </Text>
          <WhatStays row={row} first={typed[0]} />
          {alike && beforeName ? (
            <Checkbox
              label={`All parts were ${alike.name} in ${beforeName}`}
              checked={isLinking}
              onChange={event => setLinking(event.currentTarget.checked)}
            />
          ) : null}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Split paddock</Button>
          </Group>
        </Stack>
      </form>
    </DialogCard>
  )
}

/** Once it was tried, what keeps it from being done is an error. */
function toneOf(difference: number, isTried: boolean): string {
  if (difference === 0) return 'var(--ink)'
  return isTried ? 'var(--wrong)' : 'var(--attention)'
}

const counts = ['2', '3', '4', '5', '6', '7', '8']

function WhatStays({
  row,
  first,
}: {
  readonly row: PaddockRow
  readonly first: TypedPart | undefined
}) {
  const records = recordedOn(row)
  const { paddock, areaBefore } = row
  return (
    <>
      {records.length > 0 ? (
        <Alert variant="light" color="blue" title={`${records.join(', ')} on ${paddock.name}`}>
          They stay with the first part{first?.name ? `, ${first.name}` : ''}. Check them after the
          split.
        </Alert>
      ) : null}
      {areaBefore !== null && areaBefore !== paddock.area ? (
        <Text size="sm" c="dimmed">
          This ground had {areaText(areaBefore)} in the period before.
        </Text>
      ) : null}
    </>
  )
}
