// The question about a requested document that is open, or the way to ask one.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { AskDialog } from '../questions/ask-dialog.tsx'
import { ThreadDrawer } from '../questions/thread-drawer.tsx'
import { useQuestions } from '../questions/use-questions.ts'
import type { CollectionPlace } from '../use-place.ts'

interface Props {
  readonly place: CollectionPlace
  readonly requestId: number
  readonly description: string
}

const about_type = 'requested_files'

export function AskAboutRequest({ place, requestId, description }: Props) {
  const { farmId, periodId } = place
  const [isAsking, setAsking] = useState(false)
  const [opened, open] = useState<number>()
  const { threads } = useQuestions({ farm_id: farmId, period_id: periodId })
  const own = threads.filter(
    ({ about_type: kind, about_id: id }) => kind === about_type && id === requestId,
  )
  const waiting = own.find(({ status }) => status === 'Open')
  const about = { period_id: periodId, about_type, about_id: requestId }
  return (
    <>
      <Button
        variant="default"
        aria-label={`${waiting ? 'Question' : 'Ask'} about ${description}`}
        onClick={() => (waiting ? open(waiting.id) : setAsking(true))}
      >
        {waiting ? 'Question' : 'Ask'}
      </Button>
      {isAsking ? (
        <AskDialog
          farmId={farmId}
          about={{ ...about, figure: description.slice(0, 60) }}
          words={`the requested document: ${description}`}
          onClose={() => setAsking(false)}
        />
      ) : null}
      <ThreadDrawer thread={own.find(({ id }) => id === opened)} onClose={() => open(undefined)} />
    </>
  )
}
