// Adds many paddocks at once: from a list that is pasted, or so many of one name with numbers.

import {
  Button,
  Group,
  List,
  SegmentedControl,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { readNumber } from '@furrow/farming/numbers/typed-number'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { areaText, countText } from '../../../ui/amounts.ts'
import { DialogCard } from '../../../ui/dialog-card.tsx'
import { newRows, numberedPaddocks, readPaddockList } from './read-paddock-list.ts'
import type { ReadList } from './read-paddock-list.ts'
import { paddockChange } from '../paddock-change.ts'
import type { PaddockPlace } from '../paddock-change.ts'
import type { Change } from '../../../data/outbox/change.ts'

interface Props {
  readonly place: PaddockPlace
  readonly onAdd: (change: Change, said: string) => void
  readonly onClose: () => void
}

export function AddDialog({ place, onAdd, onClose }: Props) {
  const [way, setWay] = useState<'list' | 'number'>('list')
  const [text, setText] = useState('')
  const [name, setName] = useState('Paddock')
  const [count, setCount] = useState('10')
  const [isTried, setTried] = useState(false)
  const taken = place.rows.map(({ paddock }) => paddock.name)
  const read = way === 'list' ? readPaddockList(text, taken) : readNumbered({ name, count, taken })
  const problem = read.wrong.length > 0 || read.paddocks.length === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem) return
    const label = countText(read.paddocks.length, 'new paddock')
    const write = { label, edits: [], added: newRows(read.paddocks), removed: [] }
    onAdd(paddockChange(write, place), `${countText(read.paddocks.length, 'paddock')} added.`)
  }
  return (
    <DialogCard opened title="Add paddocks" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <SegmentedControl
            data={ways}
            value={way}
            onChange={value => setWay(value as typeof way)}
            aria-label="How to add them"
          />
          {way === 'list' ? (
            <Textarea
              label="Names and areas"
              description="One paddock on each line, its name and its hectares: River, 42.5. You can also paste two columns from Excel."
              rows={8}
              data-autofocus
              value={text}
              error={isTried && problem ? wrongList(read) : undefined}
              onChange={event => setText(event.currentTarget.value)}
            />
          ) : (
            <Group grow align="flex-start">
              <TextInput
                label="Name"
                size="md"
                maxLength={50}
                value={name}
                onChange={event => setName(event.currentTarget.value)}
              />
              <TextInput
                label="How many"
                size="md"
                inputMode="numeric"
                value={count}
                error={isTried && problem ? read.wrong[0] : undefined}
                onChange={event => setCount(event.currentTarget.value)}
              />
            </Group>
          )}
          <WhatIsRead read={read} withLines={way === 'list'} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">{buttonWords(read)}</Button>
          </Group>
        </Stack>
      </form>
    </DialogCard>
  )
}

function buttonWords({ paddocks }: ReadList): string {
  return paddocks.length === 0 ? 'Add paddocks' : `Add ${countText(paddocks.length, 'paddock')}`
}

function wrongList({ wrong }: ReadList): string {
  return wrong.length > 0 ? 'Fix the lines below, then add them.' : 'Enter a name first.'
}

const ways = [
  { value: 'list', label: 'From a list' },
  { value: 'number', label: 'A number of them' },
]
const mostAtOnce = 500

interface Numbered {
  readonly name: string
  readonly count: string
  readonly taken: readonly string[]
}

function readNumbered({ name, count, taken }: Numbered): ReadList {
  const number = readNumber(count) ?? 0
  const isRight = Number.isInteger(number) && number >= 1 && number <= mostAtOnce
  const none = { paddocks: [], wrong: [], hectares: 0, hasMoreColumns: false }
  if (!name.trim()) return { ...none, wrong: ['Enter a name.'] }
  if (!isRight) return { ...none, wrong: [`Enter 1 to ${mostAtOnce}.`] }
  return { ...none, paddocks: numberedPaddocks(name.trim(), number, taken) }
}

function WhatIsRead({ read, withLines }: { readonly read: ReadList; readonly withLines: boolean }) {
  const { paddocks, wrong, hectares } = read
  const [first] = paddocks
  return (
    <div role="status">
      <Text size="sm">
        {countText(paddocks.length, 'paddock')}
        {hectares > 0 ? `, ${areaText(hectares)}` : ''}
        {first && !withLines ? `: ${first.name} to ${paddocks.at(-1)?.name}` : ''}
      </Text>
      {read.hasMoreColumns ? (
        <Text size="sm" c="var(--attention)">
          Only names and areas are added here. To add all columns at once, paste them into the empty
          row at the end of the table.
        </Text>
      ) : null}
      {withLines && wrong.length > 0 ? (
        <List size="sm" c="var(--attention)">
          {wrong.slice(0, mostNamed).map(sentence => (
            <List.Item key={sentence}>{sentence}</List.Item>
          ))}
          {wrong.length > mostNamed ? (
            <List.Item>{wrong.length - mostNamed} more lines to fix.</List.Item>
          ) : null}
        </List>
      ) : null}
    </div>
  )
}

const mostNamed = 6
