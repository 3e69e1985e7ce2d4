// One account over several lines of the record, by per cents or by amounts; what is left is told, and
// can be set aside.

import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { wholeShare } from '@furrow/farming/accounts/line-choice'
import type { ChosenPart, LineChoice } from '@furrow/farming/accounts/line-choice'
import { splitByAmounts, splitByChoice } from '@furrow/farming/accounts/split-line'
import type { AccountLine } from '@furrow/farming/accounts/account-line'
import { useState } from 'react'
import { moneyText, percentText } from '../../../ui/amounts.ts'
import { BlurInput } from '../../../ui/inputs/blur-input.tsx'
import { costShown } from './cost-shown.ts'
import { SplitPart } from './split-part.tsx'
import type { Part } from './split-part.tsx'
import { useGoToPart } from './use-go-to-part.ts'

interface Props {
  readonly account: AccountLine
  readonly choice: LineChoice | null
  readonly onChoose: (choice: LineChoice | null) => void
  readonly disabled: boolean
}

const empty: Part = { field: null, share: null, cents: null }

export function LineSplit({ account, choice, onChoose, disabled }: Props) {
  const [parts, setParts] = useState(() => partsIn(choice))
  const [by, setBy] = useState(() => (choice?.parts.some(isAmount) ? '$' : '%'))
  const [reason, setReason] = useState(choice?.setAsideReason ?? null)
  const { group, goTo } = useGoToPart()
  const shown = costShown(account)
  const change = (next: readonly Part[], way = by, why = reason) => {
    setParts(next)
    onChoose(choiceFrom(account, next, way, why))
  }
  const add = () => {
    setParts([...parts, empty])
    goTo(parts.length)
  }
  const remove = (place: number) => {
    change(parts.filter((_, at) => at !== place))
    goTo(place)
  }
  const made = choiceFrom(account, parts, by, reason)
  const split = made && splitByChoice(account.cents, made)
  return (
    <Stack
      gap="xs"
      ref={group}
      className="statement-split"
      role="group"
      aria-label={`Parts of ${account.name}`}
    >
      <SegmentedControl
        size="xs"
        aria-label={`Split ${account.name} by`}
        value={by}
        data={['%', '$']}
        disabled={disabled}
        onChange={way => {
          setBy(way)
          change(parts, way)
        }}
      />
      {parts.map((part, place) => (
        <SplitPart
          key={place}
          account={account}
          part={part}
          place={place}
          by={by}
          disabled={disabled}
          onChange={(next: Part) => change(parts.map((one, at) => (at === place ? next : one)))}
          onRemove={parts.length > 1 ? () => remove(place) : undefined}
        />
      ))}
      <Group gap="sm">
        <Button variant="subtle" size="sm" disabled={disabled} onClick={add}>
          Add a line
        </Button>
        <Text size="sm" role="status">
          {restText(split, shown.shown)}
        </Text>
      </Group>
      {split && 'restCents' in split && split.restCents !== 0 ? (
        <BlurInput
          label={`Why the rest of ${account.name} is set aside`}
          placeholder="To set the rest aside, say why"
          maxLength={200}
          hideLabel
          value={reason}
          disabled={disabled}
          onCommit={why => {
            setReason(why)
            change(parts, by, why)
          }}
        />
      ) : null}
    </Stack>
  )
}

type Split = ReturnType<typeof splitByChoice> | null

function restText(split: Split, shown: (cents: number) => number): string {
  if (split === null) return 'Choose the lines, and how much of it each gets.'
  if ('refused' in split) {
    if (split.refused === 'too much') return 'The parts are more than all of it.'
    return split.refused === 'negative' ? 'A part can’t be below 0.' : 'A part is no number.'
  }
  if (split.restCents === 0) return 'All of it is placed.'
  return `Left: ${percentText(split.restShare / wholeShare)}, ${moneyText(shown(split.restCents))}`
}

function partsIn(choice: LineChoice | null): readonly Part[] {
  const parts = choice?.parts ?? []
  const known = parts.map(({ field, share, cents = null }) => ({ field, share, cents }))
  return known.length > 1 ? known : [known[0] ?? empty, empty]
}

function isAmount({ cents }: ChosenPart): boolean {
  return cents !== undefined
}

/** Of the parts that are filled in; null where none is. */
function choiceFrom(
  account: AccountLine,
  parts: readonly Part[],
  by: string,
  setAsideReason: string | null,
): LineChoice | null {
  const named = parts.filter(part => part.field !== null)
  if (by === '%') {
    const filled = named.flatMap(({ field, share }) =>
      field === null || share === null ? [] : [{ field, subtracts: false, share }],
    )
    return filled.length === 0 ? null : { parts: filled, setAsideReason }
  }
  const filled = named.flatMap(({ field, cents }) =>
    field === null || cents === null ? [] : [{ field, cents }],
  )
  if (filled.length === 0) return null
  const split = splitByAmounts(
    account.cents,
    filled.map(({ cents }) => cents),
  )
  const shares = 'refused' in split ? [] : split.shares
  return {
    parts: filled.map(({ field, cents }, place) => {
      return { field, subtracts: false, share: shares[place] ?? 0, cents }
    }),
    setAsideReason,
  }
}
