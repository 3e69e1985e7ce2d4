// Invitations are sent in the background: to who has none yet, and to who hasn’t answered once more.

import { Alert, Button, Group, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { isUnderWay, useJobActs, useJobs } from '../../data/hooks/use-job.ts'
import type { Job } from '../../data/hooks/use-job.ts'
import { countText } from '../../ui/amounts.ts'
import { JobProgress } from '../../workbook/job-progress.tsx'
import type { Attendee } from './use-attendees.ts'
import { countOf } from './workshop-words.ts'
import type { Workshop } from './workshop-words.ts'
import '../../workbook/workbook.css'

interface Props {
  readonly workshop: Workshop
  readonly attendees: readonly Attendee[]
}

export function InvitationButtons({ workshop, attendees }: Props) {
  const { job, isStarting, wrong, send } = useInvitations(workshop.id)
  const unsent = countOf(attendees, 'Unsent')
  const silent = countOf(attendees, 'Sent')
  const isBusy = isStarting || (job !== undefined && isUnderWay(job))
  return (
    <>
      <Group gap="sm">
        <Button h={44} disabled={unsent === 0 || isBusy} onClick={() => void send({})}>
          {unsent === 0 ? 'Send invitations' : `Send ${countText(unsent, 'invitation')}`}
        </Button>
        <Button
          h={44}
          variant="default"
          disabled={silent === 0 || isBusy}
          onClick={() => void send({ again: true, attendee_ids: idsOf(attendees) })}
        >
          {silent === 0 ? 'Resend' : `Resend ${countText(silent, 'invitation')}`}
        </Button>
      </Group>
      {wrong === undefined ? null : (
        <Alert role="alert" variant="outline" color="red" mt="sm">
          {wrong}
        </Alert>
      )}
      {job && isUnderWay(job) ? <JobProgress job={job} /> : null}
      {job ? <Outcome job={job} /> : null}
    </>
  )
}

function idsOf(attendees: readonly Attendee[]): readonly number[] {
  return attendees.filter(({ status }) => status === 'Sent').map(({ id }) => id)
}

interface Sent {
  readonly sent: number
  readonly left_out: readonly {
    readonly name: string
    readonly farm: string
    readonly why: string
  }[]
}

function Outcome({ job }: { readonly job: Job }) {
  if (job.status === 'failed') {
    return (
      <Alert role="alert" variant="outline" color="red" mt="sm">
        {job.error_message}
      </Alert>
    )
  }
  if (job.status !== 'completed') return null
  const { sent, left_out: leftOut } = job.result as Sent
  return (
    <div role="status">
      <Text mt="sm">
        {countText(sent, 'invitation')} {sent === 1 ? 'was' : 'were'} sent.
        {leftOut.length === 0 ? '' : ` ${countText(leftOut.length, 'person', 'people')} left out:`}
      </Text>
      <ul className="left-out">
        {leftOut.map(({ name, farm, why }) => (
          <li key={`${farm} ${name}`}>
            {name}, {farm}: {why}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** As the server calls it. */
const called = 'Send workshop invitations'

function useInvitations(workshop: number) {
  const { api } = useFurrow()
  const client = useQueryClient()
  const { begin } = useJobActs()
  const [isStarting, setStarting] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const job = useJobs(called).find(
    ({ selected }) => (selected as { workshop_id?: number } | null)?.workshop_id === workshop,
  )
  const isDone = job?.status === 'completed'
  useEffect(() => {
    if (isDone) void client.invalidateQueries({ queryKey: ['rows', 0, 'workshop_attendees'] })
  }, [isDone, client])
  const send = async (asked: {
    readonly again?: boolean
    readonly attendee_ids?: readonly number[]
  }) => {
    setStarting(true)
    const begun = await begin(api.workshops.invite(workshop, asked, { key }))
    setStarting(false)
    setWrong('wrong' in begun ? begun.wrong : undefined)
    if (!('wrong' in begun)) setKey(crypto.randomUUID())
  }
  return { job, isStarting, wrong, send }
}
