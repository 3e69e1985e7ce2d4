// Which version of a report this is, what staff say about it, which others there are, and what changed.

import { Select } from '@mantine/core'
import type { FarmReport } from '@furrow/wire/farm-report-answer'
import { useRef } from 'react'
import { dayOfMoment } from '../../../ui/amounts.ts'
import type { ChangeWords } from '../report-words.ts'
import { useMayRelease } from './use-may-release.ts'
import { WhatChanged } from './what-changed.tsx'
import { WithdrawButton } from './withdraw-button.tsx'
import './report-version.css'

interface Props {
  readonly report: FarmReport
  readonly change: ChangeWords
  /** It is asked for anew. */
  readonly retry: () => void
}

/** Nothing where none is released. */
export function ReportVersion({ report, change, retry }: Props) {
  const { release, versions, farm_id: farmId } = report
  const mayRelease = useMayRelease(farmId)
  const said = useRef<HTMLParagraphElement>(null)
  if (versions.length === 0) return null
  const onWithdrawn = () => {
    retry()
    said.current?.focus()
  }
  return (
    <div className="report-version">
      <p ref={said} tabIndex={-1}>
        {wordsOf(report)}
      </p>
      {release?.comment ? (
        <figure className="report-comment">
          <figcaption>From {release.by}</figcaption>
          <blockquote>{release.comment}</blockquote>
        </figure>
      ) : null}
      <div className="report-version-choice no-print">
        <VersionChoice report={report} change={change} />
        {release && mayRelease && !release.withdrawn ? (
          <WithdrawButton release={release} onWithdrawn={onWithdrawn} />
        ) : null}
      </div>
      <WhatChanged report={report} />
    </div>
  )
}

function wordsOf({ release, versions }: FarmReport): string {
  if (!release) {
    const newest = versions.find(({ withdrawn }) => !withdrawn)
    return newest
      ? `Calculated now. The newest version is ${newest.version}, released ${dayOfMoment(newest.released_at)}.`
      : 'Calculated now. Every version was withdrawn.'
  }
  const words = `Version ${release.version}, released ${dayOfMoment(release.released_at)} by ${release.by}`
  return release.withdrawn ? `${words}. It was withdrawn: only staff can read it.` : words
}

const now = 'now'

function VersionChoice({ report: { release, versions }, change }: Omit<Props, 'retry'>) {
  const newest = versions.find(({ withdrawn }) => !withdrawn)
  const choose = (chosen: string | null) =>
    change({ version: chosen === String(newest?.version) ? null : chosen })
  return (
    <Select
      label="Version"
      size="md"
      allowDeselect={false}
      data={[
        ...versions.map(one => ({
          value: String(one.version),
          label: `Version ${one.version}, ${dayOfMoment(one.released_at)}${one.withdrawn ? ', withdrawn' : ''}`,
        })),
        { value: now, label: 'Calculated now' },
      ]}
      value={release ? String(release.version) : now}
      onChange={choose}
    />
  )
}
