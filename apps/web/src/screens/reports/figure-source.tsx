// The small button beside a figure that tells where it comes from.

import { useReportAround } from './report-around.ts'

interface Props {
  readonly label: string
  /** Nothing where no measure tells it. */
  readonly about: { readonly scope: string; readonly measure: string } | null
}

export function FigureSource({ label, about }: Props) {
  const { onSource } = useReportAround()
  if (!about) return null
  return (
    <button
      type="button"
      className="figure-source no-print"
      aria-label={`Where does ${label} come from?`}
      onClick={() => onSource({ label, ...about })}
    >
      <span aria-hidden>?</span>
    </button>
  )
}
