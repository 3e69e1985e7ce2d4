// The way of a period, step by step, with where it is. On a phone only where it is can be seen; the
// whole way is read to who listens.

import { VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { periodSteps } from '../../period/progress/status-moves.ts'

export function StatusSteps({ status }: { readonly status: string }) {
  const place = periodSteps.findIndex(step => step === status)
  return (
    <>
      <p className="status-now" aria-hidden="true">
        {place < 0 ? status : `Step ${place + 1} of ${periodSteps.length}: ${status}`}
      </p>
      <ol className="status-steps" aria-label="Steps of this period">
        {periodSteps.map((step, number) => (
          <li
            key={step}
            className={number < place ? 'step-done' : undefined}
            aria-current={number === place ? 'step' : undefined}
          >
            <span className="step-mark" aria-hidden="true">
              {number < place ? <IconCheck size={14} /> : number + 1}
            </span>
            <span>
              {step}
              {number < place ? <VisuallyHidden> (done)</VisuallyHidden> : null}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
