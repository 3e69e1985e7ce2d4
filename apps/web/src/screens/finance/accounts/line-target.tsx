// Where one account goes: a line of the record, several of them, or nowhere for a reason.

import { Button, Group, Stack, Text } from '@mantine/core'
import { accountQuestions } from '@furrow/catalogue/accounts/account-questions'
import type { LineChoice } from '@furrow/farming/accounts/line-choice'
import { useState } from 'react'
import { BlurInput } from '../../../ui/inputs/blur-input.tsx'
import { ChoiceInput } from '../../../ui/inputs/choice-input.tsx'
import { LineSplit } from './line-split.tsx'
import { goToNextToAnswer } from './next-to-answer.ts'
import { choiceOf, figureName, optionOf, optionsFor } from './statement-options.ts'
import { isToAnswer } from './statement-work.ts'
import type { WorkLine } from './statement-work.ts'

interface Props {
  readonly line: WorkLine
  readonly onChoose: (choice: LineChoice | null) => void
  readonly disabled: boolean
}

export function LineTarget({ line, onChoose, disabled }: Props) {
  const { matched, choice, suggested } = line
  const account = matched.line
  const shown = choice ?? suggested
  const [opened, setOpened] = useState<'split' | 'reason'>()
  const isOpen = isToAnswer(line)
  const option = optionOf(shown)
  const part = opened ?? (option !== null && asksBeside(option))
  const choose = (value: string | null) => {
    const meant = value === null ? null : choiceOf(value)
    if (meant === 'split' || meant === 'reason') return setOpened(meant)
    setOpened(undefined)
    onChoose(meant)
  }
  return (
    <Stack gap={4}>
      <Group gap="xs" className="statement-target">
        <ChoiceInput
          label={`Where ${account.name} goes`}
          hideLabel
          placeholder="Choose where it goes"
          options={optionsFor(account)}
          value={opened ? optionNamed(opened) : option}
          valueLabel={option === null ? undefined : figureName(option)}
          clearable={false}
          disabled={disabled}
          onCommit={choose}
        />
        {isOpen && suggested !== null && !line.isSaid ? (
          <Button
            variant="light"
            size="sm"
            disabled={disabled}
            aria-label={`Agree: ${account.name}`}
            data-agrees=""
            onClick={event => {
              onChoose(suggested)
              goToNextToAnswer(event.currentTarget)
            }}
          >
            Agree
          </Button>
        ) : null}
      </Group>
      {part === 'split' ? (
        <LineSplit account={account} choice={shown} onChoose={onChoose} disabled={disabled} />
      ) : null}
      {part === 'reason' ? (
        <BlurInput
          label={`Why ${account.name} is set aside`}
          placeholder="Why it is no income or cost of the farm"
          maxLength={200}
          value={shown?.setAsideReason ?? null}
          disabled={disabled}
          onCommit={reason => onChoose(reason ? { parts: [], setAsideReason: reason } : null)}
        />
      ) : null}
      {isOpen ? <Asked line={line} /> : null}
    </Stack>
  )
}

function asksBeside(option: string): 'split' | 'reason' | undefined {
  const meant = choiceOf(option)
  return meant === 'split' || meant === 'reason' ? meant : undefined
}

function optionNamed(opened: 'split' | 'reason'): string {
  return opened === 'split' ? 'several lines' : 'aside for a reason of its own'
}

/** Why someone has to look at it. */
function Asked({ line: { matched } }: { readonly line: WorkLine }) {
  const told = [
    ...matched.changed.map(change => changes[change]),
    ...matched.questions.map(question => accountQuestions[question]),
    ...(matched.warns === null ? [] : [matched.warns]),
  ]
  return told.map(text => (
    <Text key={text} size="sm" className="statement-asked">
      {text}
    </Text>
  ))
}

const changes = {
  code: 'Its code is another than last time.',
  name: 'Its name is another than last time.',
  section: 'It stands under another heading than last time.',
  sign: 'Last time its amount had the other sign.',
  size: 'Its amount is more than five times larger or smaller than last time.',
}
