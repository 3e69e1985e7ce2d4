// The contents of a report: beside it where there is room, or else folded before its first section.

import { sectionId } from './section-id.ts'

interface Props {
  readonly headings: readonly string[]
}

export function ReportContents({ headings }: Props) {
  if (headings.length < 2) return null
  return (
    <nav className="report-contents no-print" aria-label="Contents">
      <h2>Contents</h2>
      <WaysToSections headings={headings} />
    </nav>
  )
}

export function FoldedContents({ headings }: Props) {
  if (headings.length < 4) return null
  return (
    <details className="report-contents-folded no-print">
      <summary>{headings.length} sections</summary>
      <WaysToSections headings={headings} />
    </details>
  )
}

function WaysToSections({ headings }: Props) {
  return (
    <ol>
      {headings.map((heading, number) => (
        <li key={heading}>
          <button type="button" onClick={() => goTo(sectionId(number))}>
            {heading}
          </button>
        </li>
      ))}
    </ol>
  )
}

function goTo(id: string) {
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
