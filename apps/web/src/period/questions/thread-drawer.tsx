// A question with its answers: read, answered and resolved in one place.

import { Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { linkToRecord } from '../../routing/link-to-record.ts'
import { useScreenRoutes } from '../../routing/use-screen-routes.ts'
import { momentText } from '../../ui/amounts.ts'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { AnswerForm } from './answer-form.tsx'
import { FigureSince } from './figure-since.tsx'
import { aboutWords } from './question-thread.ts'
import type { QuestionThread } from './question-thread.ts'
import { ThreadDecisions } from './thread-decisions.tsx'
import { useReadNow } from './use-read-now.ts'
import './questions.css'

interface Props {
  readonly thread: QuestionThread | undefined
  readonly onClose: () => void
}

export function ThreadDrawer({ thread, onClose }: Props) {
  return (
    <SideDrawer opened={thread !== undefined} onClose={onClose} title="Question">
      {thread ? <Thread key={thread.id} thread={thread} onGone={onClose} /> : null}
    </SideDrawer>
  )
}

interface ThreadProps {
  readonly thread: QuestionThread
  readonly onGone: () => void
}

function Thread({ thread, onGone }: ThreadProps) {
  useReadNow(thread)
  const about = aboutWords(thread, { withFarm: true })
  return (
    <Stack>
      <Text c="dimmed">
        {about}
        {thread.about_finance ? ' · Read by people who can see finances' : ''}
      </Text>
      <WayThere thread={thread} />
      <ol className="plain-list question-said" aria-label="What was said">
        <Said by={thread.asked_by?.name} at={thread.created_at} text={thread.text} />
        {thread.messages.map(({ id, user, created_at: at, text }) => (
          <Said key={id} by={user?.name} at={at} text={text} />
        ))}
      </ol>
      <FigureSince thread={thread} />
      {thread.status === 'Resolved' ? <Outcome thread={thread} /> : null}
      <AnswerForm thread={thread} />
      <ThreadDecisions thread={thread} onGone={onGone} />
    </Stack>
  )
}

function WayThere({ thread }: { readonly thread: QuestionThread }) {
  const screens = useScreenRoutes()
  const { about_type: entity, farm_id: farmId, period_id: periodId } = thread
  if (periodId === null) return null
  const record = entity === null ? undefined : linkToRecord(screens, { entity, farmId, periodId })
  const params = { farmId: String(farmId), periodId: String(periodId) }
  const to = record?.to ?? '/collection/$farmId/period/$periodId'
  return (
    <Group>
      <Link to={to} params={params as never} className="question-way">
        {record ? 'Go to the record' : 'Go to the collection'}
      </Link>
    </Group>
  )
}

interface SaidProps {
  readonly by: string | undefined
  readonly at: string | null
  readonly text: string
}

function Said({ by, at, text }: SaidProps) {
  return (
    <li>
      <Text size="sm" c="dimmed">
        <strong>{by ?? 'You'}</strong> · {at === null ? 'waiting for signal' : momentText(at)}
      </Text>
      <p className="question-words">{text}</p>
    </li>
  )
}

function Outcome({ thread }: { readonly thread: QuestionThread }) {
  const { resolution, resolved_by: by, resolved_at: at } = thread
  return (
    <Text>
      <strong>Resolved</strong>
      {by ? ` by ${by.name}` : ''}
      {at ? `, ${momentText(at)}` : ''}
      {resolution ? `: ${resolution}` : ''}
    </Text>
  )
}
