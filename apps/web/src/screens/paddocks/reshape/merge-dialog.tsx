// Joins several paddocks: what the one is called, how large it is, and which of those before was mainly
// it. Where records of several would have to be one, it says which must move first.

import { Button, Group, List, Stack, Text, TextInput } from '@mantine/core'
import { readNumber } from '@furrow/farming/numbers/typed-number'
import { useState } from 'react'
import type { FormEvent } from 'react'
import type { Change } from '../../../data/outbox/change.ts'
import { ChoiceInput } from '../../../ui/inputs/choice-input.tsx'
import { DialogCard } from '../../../ui/dialog-card.tsx'
import { FilterSelect } from '../../../ui/filters/filter-select.tsx'
import { mergeChange, mergePlan } from './merge-change.ts'
import type { MergePlan } from './merge-change.ts'
import { sumWords, wrongOf } from './merge-words.ts'
import type { PaddockPlace } from '../paddock-change.ts'
import type { PaddockRow } from '../paddock-row.ts'
import type { ReadPaddock } from '../read-paddock.ts'
import { useMergedGround } from './use-merged-ground.ts'

interface Props {
  readonly rows: readonly PaddockRow[]
  readonly place: PaddockPlace
  readonly before: readonly ReadPaddock[]
  readonly onMerge: (change: Change, said: string) => void
  readonly onClose: () => void
}

export function MergeDialog(props: Props) {
  const { rows, place, onClose } = props
  const [ids, setIds] = useState(() => rows.map(({ id }) => id))
  const chosen = place.rows.filter(({ id }) => ids.includes(id))
  const plan = chosen.length > 1 ? mergePlan(chosen) : undefined
  return (
    <DialogCard opened title="Join paddocks" onClose={onClose}>
      <Stack>
        <FilterSelect
          label="Paddocks to join"
          multiple
          options={place.rows.map(({ id, paddock }) => ({ value: id, label: paddock.name }))}
          data-autofocus
          value={ids}
          onChange={next => setIds([...next])}
        />
        {plan === undefined ? <Text c="dimmed">Choose at least two.</Text> : null}
        {plan && plan.inTheWay.length > 0 ? <InTheWay plan={plan} onClose={onClose} /> : null}
        {plan && plan.inTheWay.length === 0 ? (
          <MergeForm key={ids.join(' ')} {...props} plan={plan} />
        ) : null}
      </Stack>
    </DialogCard>
  )
}

interface FormProps extends Props {
  readonly plan: MergePlan
}

function MergeForm({ plan, place, before, onMerge, onClose }: FormProps) {
  const { stays, goes, priors } = plan
  const [name, setName] = useState(stays.paddock.name)
  const [typed, setTyped] = useState(plan.area === null ? '' : String(plan.area))
  const [main, setMain] = useState(stays.priors[0] ?? priors[0])
  const [isTried, setTried] = useState(false)
  const { ground, isLoading, problem } = useMergedGround([stays, ...goes])
  const area = typed.trim() === '' ? null : readNumber(typed, 'ha')
  const wrong = wrongOf({ name, area, plan, rows: place.rows })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong.name || wrong.area || area === undefined || isLoading || problem) return
    const change = mergeChange({ plan, name: name.trim(), area, main, ground }, place)
    onMerge(change, `${goes.length + 1} paddocks joined into ${name.trim()}.`)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label="Name of the joined paddock"
          size="md"
          required
          maxLength={60}
          value={name}
          error={isTried ? wrong.name : undefined}
          onChange={event => setName(event.currentTarget.value)}
        />
        <TextInput
          label="Area, ha"
          size="md"
          inputMode="decimal"
          value={typed}
          error={isTried ? wrong.area : undefined}
          onChange={event => setTyped(event.currentTarget.value)}
        />
        <Text role="status" size="sm">
          {sumWords(plan.area, area)}
        </Text>
        <MainBefore before={before} priors={priors} main={main} onMain={setMain} />
        <Text size="sm" c="dimmed">
          Soil, use and the rest are those of {stays.paddock.name}
          {ground ? '; their shapes on the map become one' : ''}.
        </Text>
        {problem ? <Text c="var(--attention)">{problem}</Text> : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isLoading}>
            Join paddocks
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface MainProps {
  readonly before: readonly ReadPaddock[]
  readonly priors: readonly number[]
  readonly main: number | undefined
  readonly onMain: (id: number | undefined) => void
}

function MainBefore({ before, priors, main, onMain }: MainProps) {
  if (priors.length < 2) return null
  const options = before
    .filter(({ id }) => priors.includes(id))
    .map(({ id, name }) => ({ value: id, label: name }))
  return (
    <ChoiceInput
      label="Mainly it was"
      description="Its history is shown first."
      required
      options={options}
      value={main ?? null}
      onCommit={id => onMain(id ?? undefined)}
    />
  )
}

function InTheWay({ plan, onClose }: { readonly plan: MergePlan; readonly onClose: () => void }) {
  return (
    <Stack>
      <Text>
        Records stand on more than one of them. Move those of all but one to the paddock that stays,
        then join them:
      </Text>
      <List>
        {plan.inTheWay.map(({ row, records }) => (
          <List.Item key={row.id}>
            {row.paddock.name}: {records.join(', ')}
          </List.Item>
        ))}
      </List>
      <Group justify="flex-end">
        <Button onClick={onClose}>Close</Button>
      </Group>
    </Stack>
  )
}
