// What is asked about a period, as long as it is open, and the way to ask.

import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { SimpleCard } from '../../ui/simple-card.tsx'
import type { CollectionPlace } from '../use-place.ts'
import { AskDialog } from './ask-dialog.tsx'
import { QuestionLines } from './question-lines.tsx'
import { ThreadDrawer } from './thread-drawer.tsx'
import { useQuestions } from './use-questions.ts'

interface Props {
  readonly place: CollectionPlace
  /** Of the farm and the period. */
  readonly words: string
}

export function QuestionsCard({ place, words }: Props) {
  const { farmId, periodId } = place
  const [isAsking, setAsking] = useState(false)
  const [opened, setOpened] = useState<number>()
  const { threads, countNewTo, isLoading, failure } = useQuestions({
    farm_id: farmId,
    period_id: periodId,
  })
  const open = threads.filter(({ status }) => status === 'Open')
  const resolved = threads.length - open.length
  return (
    <SimpleCard
      title="Questions"
      actions={
        <Button variant="default" onClick={() => setAsking(true)}>
          Ask a question
        </Button>
      }
    >
      {open.length === 0 && !isLoading && !failure ? (
        <Text c="dimmed">No open questions.</Text>
      ) : null}
      <QuestionLines
        threads={open}
        countNewTo={countNewTo}
        withFarm={false}
        onOpen={({ id }) => setOpened(id)}
      />
      {resolved > 0 ? (
        <Link to="/questions" search={{ farm: farmId, show: 'all' } as never}>
          All questions of this farm
        </Link>
      ) : null}
      {isAsking ? (
        <AskDialog
          farmId={farmId}
          about={{ period_id: periodId }}
          words={words}
          onClose={() => setAsking(false)}
        />
      ) : null}
      <ThreadDrawer
        thread={threads.find(({ id }) => id === opened)}
        onClose={() => setOpened(undefined)}
      />
    </SimpleCard>
  )
}
