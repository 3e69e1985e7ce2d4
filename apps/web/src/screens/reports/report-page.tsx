// A report: what it says, whose it is, beside whom, and its sections in order.

import { Title } from '@mantine/core'
import type { FarmReport } from '@furrow/wire/farm-report-answer'
import { useDeferredValue, useMemo } from 'react'
import { WithSources } from '../../period/explained/with-sources.tsx'
import type { CollectionPlace } from '../../period/use-place.ts'
import { ReportBlocks } from './blocks/report-blocks.tsx'
import { HowToRead } from './how-to-read.tsx'
import { ReportAround } from './report-around.ts'
import type { ReportWords } from './report-around.ts'
import { ReportChoices } from './report-choices.tsx'
import { FoldedContents, ReportContents } from './report-contents.tsx'
import { ReportTitle, ReportSays } from './report-head.tsx'
import { ReportVersion } from './releases/report-version.tsx'
import { versionAround } from './releases/version-around.ts'
import { sectionId } from './section-id.ts'
import type { ChangeWords } from './report-words.ts'

interface Props {
  readonly report: FarmReport
  /** Another is on its way. */
  readonly isOld: boolean
  /** As the device has it. */
  readonly isKept: boolean
  readonly place: CollectionPlace
  /** Farm and period. */
  readonly of: string
  readonly words: ReportWords
  readonly change: ChangeWords
  /** It is asked for anew. */
  readonly retry: () => void
}

export function ReportPage(props: Props) {
  const { report, isOld, isKept, place, of, words, change, retry } = props
  const version = useMemo(() => versionAround(report), [report])
  const around = useMemo(() => ({ place, words, of }), [place, words, of])
  const { sections, how_to_read: howToRead } = report
  const headings = sections.map(({ heading }) => heading)
  // What is in sight is drawn first, the rest behind it.
  const drawn = useDeferredValue(sections, sections.slice(0, 2))
  return (
    <ReportAround value={around}>
      <WithSources place={place} group={words.group} edition={words.edition} version={version}>
        <article className="report" aria-busy={isOld} data-old={isOld || undefined}>
          <ReportTitle report={report} of={of} />
          <div className="report-columns">
            <div className="report-main">
              <ReportSays report={report} isKept={isKept} />
              <ReportVersion report={report} change={change} retry={retry} />
              <ReportChoices report={report} change={change} />
              <HowToRead {...howToRead} />
              <FoldedContents headings={headings} />
              {drawn.map(({ heading, blocks }, number) => (
                <section
                  key={heading}
                  aria-labelledby={sectionId(number)}
                  className="report-section"
                >
                  <Title order={2} id={sectionId(number)} tabIndex={-1}>
                    {heading}
                  </Title>
                  <ReportBlocks blocks={blocks} />
                </section>
              ))}
            </div>
            <ReportContents headings={headings} />
          </div>
        </article>
      </WithSources>
    </ReportAround>
  )
}
