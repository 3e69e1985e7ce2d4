// Deciding about a figure that lies far from others: it is kept, or left out with a reason, and can be decided about again.

import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useNotices } from '../../ui/notices.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { verdictsInWords, verdictWords } from './verdict-words.ts'
import type { FigureToDecide, FigureVerdict } from './decision-dialog.tsx'

interface FigureDecisions {
  /** What was decided about a figure, and the way to decide. */
  readonly decisionOn: (figure: FigureToDecide) => ReactNode
  readonly dialog: ReactNode
}

export function useFigureDecisions(periodId: number, onDecided: () => void): FigureDecisions {
  const { api } = useFurrow()
  const notices = useNotices()
  const [asked, setAsked] = useState<FigureToDecide>()
  const decide = async (figure: FigureToDecide, decision: FigureVerdict, reason = '') => {
    const { farm_id, scope, measure } = figure
    const about = { farm_id, period_id: periodId, scope, measure, decision }
    const answer = await api.benchmarks.decide({ ...about, ...(reason !== '' && { reason }) })
    if (!answer.ok) return notices.bad(answer.failure.message)
    notices.good(`${figure.farm}, ${figure.label}: ${verdictsInWords[decision]}.`)
    setAsked(undefined)
    onDecided()
  }
  return {
    decisionOn: figure => (
      <Decided
        figure={figure}
        onKeep={() => void decide(figure, 'Keep')}
        onAsk={() => setAsked(figure)}
      />
    ),
    dialog: asked ? (
      <DecisionDialog
        figure={asked}
        onClose={() => setAsked(undefined)}
        onDecide={(decision, reason) => decide(asked, decision, reason)}
      />
    ) : null,
  }
}

interface DecidedProps {
  readonly figure: FigureToDecide
  readonly onKeep: () => void
  readonly onAsk: () => void
}

function Decided({ figure, onKeep, onAsk }: DecidedProps) {
  const { decision, farm, label } = figure
  const of = `${farm}, ${label}`
  if (decision) {
    return (
      <Group gap="xs">
        <span>{verdictWords(decision)}</span>
        <Button variant="subtle" aria-label={`Change: ${of}`} onClick={onAsk}>
          Change
        </Button>
      </Group>
    )
  }
  return (
    <Group gap="xs">
      <Button variant="default" aria-label={`Keep: ${of}`} onClick={onKeep}>
        Keep
      </Button>
      <Button variant="default" aria-label={`Leave out: ${of}`} onClick={onAsk}>
        Leave out
      </Button>
    </Group>
  )
}
