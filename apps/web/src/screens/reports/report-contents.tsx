// The contents of a report, beside it where there is room.

import { sectionId } from './section-id.ts'

export function ReportContents({ headings }: { readonly headings: readonly string[] }) {
  if (headings.length < 2) return null
  return (
    <nav className="report-contents no-print" aria-label="Contents">
      <h2>Contents</h2>
      <ol>
        {headings.map((heading, number) => (
          <li key={heading}>
            <button type="button" onClick={() => goTo(sectionId(number))}>
              {heading}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function goTo(id: string) {
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
