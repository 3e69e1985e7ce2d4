// Links to a report: a new one until a day, and those that stand, to be copied, sent and revoked.

import { Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { addDays } from '@furrow/farming/dates/dates'
import type { FarmReport } from '@furrow/wire/farm-report-answer'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useToday } from '../../../period/use-today.ts'
import { DialogCard } from '../../../ui/dialog-card.tsx'
import { DateInput } from '../../../ui/inputs/date-input.tsx'
import { StandingShare } from './standing-share.tsx'
import { useShares } from './use-shares.ts'
import './shares.css'

interface Props {
  readonly report: FarmReport
  readonly onClose: () => void
}

const usualDays = 30
const mostDays = 366

export function ShareDialog({ report, onClose }: Props) {
  const { today } = useToday()
  const { standing, make, revoke, endOn } = useShares(report)
  const [day, setDay] = useState<string | null>(addDays(today, usualDays))
  const [note, setNote] = useState('')
  const latest = addDays(today, mostDays)
  const problem = problemOf(day, { today, latest })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (problem || day === null) return
    await make({ ends_on: day, note: note.trim() || null })
    setNote('')
  }
  return (
    <DialogCard opened title={`Share ${report.name}`} onClose={onClose}>
      <Stack>
        <Text>
          A link opens this report for people of {report.farm} alone, once they are signed in. It
          shows nobody more than they see anyway.
        </Text>
        <form className="share-form" noValidate onSubmit={event => void submit(event)}>
          <DateInput
            label="Ends on"
            value={day}
            onCommit={setDay}
            earliest={today}
            latest={latest}
            error={problem}
          />
          <TextInput
            label="What it is for"
            maxLength={200}
            autoComplete="off"
            value={note}
            onChange={event => setNote(event.currentTarget.value)}
          />
          <Button type="submit">Make a link</Button>
        </form>
        {standing.length > 0 ? (
          <section aria-labelledby="standing-shares">
            <Title order={3} id="standing-shares" className="share-heading">
              Links that open
            </Title>
            <ul className="share-list">
              {standing.map(share => (
                <StandingShare
                  key={share.id}
                  share={share}
                  report={report}
                  days={{ earliest: today, latest }}
                  onRevoke={() => void revoke(share)}
                  onDay={to => void endOn(share, to)}
                />
              ))}
            </ul>
          </section>
        ) : null}
      </Stack>
    </DialogCard>
  )
}

function problemOf(
  day: string | null,
  { today, latest }: { readonly today: string; readonly latest: string },
): string | undefined {
  if (day === null) return 'Say on which day the link ends.'
  if (day < today) return 'The link would have ended already.'
  return day > latest ? 'A link opens for a year at most.' : undefined
}
