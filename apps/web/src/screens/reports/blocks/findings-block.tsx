// Findings: a sentence each, with a shape that says whether it is for better or for worse.

import { VisuallyHidden } from '@mantine/core'
import { IconArrowDownRight, IconArrowUpRight, IconPointFilled } from '@tabler/icons-react'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { FigureSource } from '../../../period/explained/figure-source.tsx'

export function FindingsBlock({ block }: { readonly block: BlockOf<'findings'> }) {
  return (
    <ul className="report-findings">
      {block.findings.map(({ sentence, is_better: isBetter, about }) => {
        const { Icon, word, tone } = looks(isBetter)
        return (
          <li key={sentence} data-tone={tone}>
            <Icon size={22} stroke={2.25} aria-hidden />
            <p>
              {word ? <VisuallyHidden>{word}: </VisuallyHidden> : null}
              {sentence}
            </p>
            <FigureSource label={`“${sentence}”`} about={about} />
          </li>
        )
      })}
    </ul>
  )
}

function looks(isBetter: boolean | null) {
  if (isBetter === null) return { Icon: IconPointFilled, word: '', tone: 'plain' }
  return isBetter
    ? { Icon: IconArrowUpRight, word: 'Better', tone: 'better' }
    : { Icon: IconArrowDownRight, word: 'Worse', tone: 'worse' }
}
