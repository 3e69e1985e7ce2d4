// Which emails someone gets of those that they may do without. Nothing said means that they come.

import { letterKinds } from '@furrow/catalogue/choices'
import { Stack, Text } from '@mantine/core'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { updateOf } from '../../data/outbox/update-of.ts'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { FlagInput } from '../../ui/inputs/flag-input.tsx'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'

type LetterKind = (typeof letterKinds)[number]

export function EmailsCard() {
  const { person, actingFor } = useSignedIn()
  const { outbox } = useFurrow()
  const act = useUndoableAction()
  const where = { user_id: person.id }
  const { rows, isLoading, failure, retry } = useRows('notification_settings', { where })
  const settingOf = (kind: LetterKind) => rows.find(({ letter }) => letter === kind)
  const choose = (kind: LetterKind, isWanted: boolean) => {
    const setting = settingOf(kind)
    const values = { user_id: person.id, letter: kind, by_email: isWanted }
    const step = setting
      ? updateOf('notification_settings', setting, { by_email: isWanted })
      : ({ do: 'store', resource: 'notification_settings', id: outbox.newId(), values } as const)
    const { label } = words[kind]
    const said = `${label}: ${isWanted ? 'you get these emails.' : 'you no longer get these emails.'}`
    return act({ label: `Emails: ${label}`, farmId: null, steps: [step] }, said)
  }
  return (
    <SimpleCard title="Emails">
      <Text mb="sm">
        {actingFor ? `What ${person.name} gets by email.` : 'Choose what you get by email.'} Emails
        about access and passwords always come.
      </Text>
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? <FormSkeleton count={3} /> : null}
      {isLoading || failure ? null : (
        <Stack>
          {letterKinds.map(kind => (
            <FlagInput
              key={kind}
              {...words[kind]}
              value={settingOf(kind)?.by_email ?? true}
              onCommit={isWanted => void choose(kind, isWanted === true)}
            />
          ))}
        </Stack>
      )}
    </SimpleCard>
  )
}

const words: Readonly<
  Record<LetterKind, { readonly label: string; readonly description: string }>
> = {
  Questions: {
    label: 'Questions and answers',
    description: 'What you are asked and what is answered, once a day at most.',
  },
  'Weekly note': {
    label: 'Weekly note',
    description: 'What is still missing on the farms that you manage, on Mondays.',
  },
  'Released reports': {
    label: 'Released reports',
    description: 'When reports of your farms are ready to read.',
  },
}
