// What there is of a period's benchmarks, and what is done: a dry run, then the next edition.

import { Alert, Button, Text } from '@mantine/core'
import { useState } from 'react'
import { countText, dayOfMoment, momentText } from '../../ui/amounts.ts'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { JobProgress } from '../../workbook/job-progress.tsx'
import { EditionFindings } from './edition-findings.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { madeBy, useEditionJobs } from './use-edition-jobs.ts'
import type { EditionJobs } from './use-edition-jobs.ts'
import type { PublishedEdition } from './use-editions.ts'
import '../../workbook/workbook.css'

interface Props {
  readonly period: { readonly id: number; readonly name: string }
  readonly editions: readonly PublishedEdition[]
}

export function EditionAtWork({ period, editions }: Props) {
  const jobs = useEditionJobs(period.id)
  const { trial, running, isStarting, wrong, start } = jobs
  const [isAsked, setAsked] = useState(false)
  const next = Math.max(0, ...editions.map(({ number }) => number)) + 1
  const made = madeBy(trial)
  // Of a dry run that came before an edition nothing holds any more.
  const standing = made?.edition === next ? made : undefined
  return (
    <>
      <SimpleCard title="Editions">
        {editions.length === 0 ? (
          <Text>None yet. Farms see no comparison of this period.</Text>
        ) : (
          <ul className="edition-list">
            {editions.map(edition => (
              <li key={edition.id}>
                <strong>Edition {edition.number}</strong>
                {` · ${dayOfMoment(edition.published_at)} · ${edition.farms} farms`}
                {edition.note ? <Text size="sm">{edition.note}</Text> : null}
              </li>
            ))}
          </ul>
        )}
        <div className="edition-deeds">
          <Button
            variant={standing ? 'default' : 'filled'}
            loading={isStarting}
            disabled={running !== undefined}
            onClick={() => void start({ trial: true })}
          >
            {standing ? 'Do the dry run again' : `Dry run of edition ${next}`}
          </Button>
          <Button
            disabled={!standing || running !== undefined || isStarting}
            variant={standing ? 'filled' : 'default'}
            onClick={() => setAsked(true)}
          >
            Publish edition {next}
          </Button>
          <Text size="sm" c="dimmed">
            {standing
              ? `Dry run of ${momentText(trial?.updated_at)}.`
              : 'A dry run says what the edition would hold. Nothing is published by it.'}
          </Text>
        </div>
        {running ? <JobProgress job={running} /> : null}
        {wrong === undefined ? null : <Refused>{wrong}</Refused>}
        <JobEnding {...jobs} isStanding={standing !== undefined} />
      </SimpleCard>
      {standing && !running ? <EditionFindings period={period} made={standing} /> : null}
      {standing && isAsked ? (
        <PublishDialog
          made={standing}
          onClose={() => setAsked(false)}
          onPublish={note => start({ trial: false, ...(note !== '' && { note }) })}
        />
      ) : null}
    </>
  )
}

function Refused({ children }: { readonly children: string }) {
  return (
    <Alert role="alert" variant="outline" color="red">
      {children}
    </Alert>
  )
}

/** How the one that was asked for last came out, where that isn't seen anyway. */
function JobEnding({
  trial,
  edition,
  running,
  isStanding,
}: EditionJobs & { readonly isStanding: boolean }) {
  if (running) return null
  const last = (edition?.id ?? 0) > (trial?.id ?? 0) ? edition : trial
  if (last?.status === 'failed') {
    return <Refused>{last.error_message ?? 'It could not be done. Nothing was published.'}</Refused>
  }
  const made = madeBy(edition)
  if (isStanding || !made || last !== edition) return null
  return (
    <Text role="status">
      Edition {made.edition} is published, with {countText(made.farms, 'farm')}.
    </Text>
  )
}
