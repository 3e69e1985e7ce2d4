// Taking part in comparisons with other farms: the answer of a manager, whose last one counts when a period is
// submitted. What others answered is theirs to see.

import { calendarDay } from '@furrow/farming/dates/dates'
import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { AgreementText } from '../../people/agreement-text.tsx'
import { useFarmZone } from '../../period/use-farm-zone.ts'
import { dayText } from '../../ui/amounts.ts'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { SimpleCard } from '../../ui/simple-card.tsx'

const title = 'Comparisons with other farms'

export function TakingPart({ farmId }: { readonly farmId: number }) {
  const { person } = useSignedIn()
  const manages = person.farm_rights.some(right => right.farm_id === farmId && right.manages)
  const agreements = useRows(
    'agreements',
    { where: { type: 'Benchmark participation' }, sort: ['-version', '-id'] },
    { enabled: manages },
  )
  const [newest] = agreements.rows
  if (!manages || !newest) return null
  return <Answer newest={newest} ids={agreements.rows.map(({ id }) => id)} />
}

interface AnswerProps {
  readonly newest: { readonly id: number; readonly type: string; readonly body: string }
  /** Of every version that was ever answered. */
  readonly ids: readonly number[]
}

function Answer({ newest, ids }: AnswerProps) {
  const { person, actingFor } = useSignedIn()
  const zone = useFarmZone()
  const where = { agreement_id: ids, user_id: person.id }
  const answers = useRows('agreement_answers', { where, sort: ['-answered_at', '-id'] })
  if (answers.isLoading) return null
  const [last] = answers.rows
  return (
    <SimpleCard title={title}>
      <Stack gap="sm" align="start">
        <Text>{last ? answerText(last, zone) : 'You have not answered yet.'}</Text>
        <Text c="dimmed">
          Your answer is for all farms that you manage. Of several managers, the last answer counts
          when a period is submitted.
        </Text>
        {/* Agreeing is for the person alone. */}
        {actingFor ? null : <Ways newest={newest} last={last?.agreed} onAnswered={answers.retry} />}
      </Stack>
    </SimpleCard>
  )
}

interface Given {
  readonly agreed: boolean
  readonly answered_at: string | null
}

function answerText({ agreed, answered_at }: Given, zone: string): string {
  const since = answered_at === null ? '' : ` since ${dayText(calendarDay(answered_at, zone))}`
  return agreed ? `You have taken part${since}.` : `You have not taken part${since}.`
}

interface WaysProps {
  readonly newest: AnswerProps['newest']
  readonly last: boolean | undefined
  readonly onAnswered: () => void
}

function Ways({ newest, last, onAnswered }: WaysProps) {
  const notices = useNotices()
  const [isReading, setReading] = useState(false)
  const decline = useDecline(newest.id, onAnswered)
  const agreed = () => {
    setReading(false)
    notices.good('You take part in comparisons.')
    onAnswered()
  }
  return (
    <>
      <div className="line-tools">
        {last === true ? null : (
          <Button variant="default" onClick={() => setReading(true)}>
            Take part
          </Button>
        )}
        {last === false ? null : (
          <Button variant="default" onClick={() => void decline()}>
            {last ? 'Stop taking part' : 'Don’t take part'}
          </Button>
        )}
      </div>
      {isReading ? (
        <DialogCard opened title={title} onClose={() => setReading(false)}>
          <AgreementText agreement={newest} onAgreed={agreed} />
        </DialogCard>
      ) : null}
    </>
  )
}

function useDecline(agreement_id: number, onAnswered: () => void) {
  const { api } = useFurrow()
  const { person } = useSignedIn()
  const notices = useNotices()
  return async () => {
    const answer = await api
      .rows('agreement_answers')
      .store({ agreement_id, user_id: person.id, agreed: false })
    if (!answer.ok) return notices.bad(answer.failure.message)
    notices.good('You don’t take part in comparisons.')
    onAnswered()
  }
}
