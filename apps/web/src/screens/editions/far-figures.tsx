// Figures far from those of all other farms: each is kept, corrected by its farm, or excluded, with a reason.

import { Button, Group, Text } from '@mantine/core'
import type { FarFigure } from '@furrow/wire/editions/edition-made-answer'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useNotices } from '../../ui/notices.tsx'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import type { TableColumn } from '../../ui/table/table-columns.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { TwoLines } from './two-lines.tsx'
import type { FarFigures as Far } from './use-far-figures.ts'

interface Props {
  readonly periodId: number
  readonly far: Far
}

export function FarFigures({ periodId, far: { figures, more, retry } }: Props) {
  const { api } = useFurrow()
  const notices = useNotices()
  const [asked, setAsked] = useState<FarFigure>()
  const decide = async (figure: FarFigure, decision: Decision, reason = '') => {
    const { farm_id, scope, measure } = figure
    const about = { farm_id, period_id: periodId, scope, measure, decision }
    const answer = await api.benchmarks.decide({ ...about, ...(reason !== '' && { reason }) })
    if (!answer.ok) return notices.bad(answer.failure.message)
    notices.good(`${figure.farm}, ${figure.label}: ${inWords[decision]}.`)
    setAsked(undefined)
    retry()
  }
  return (
    <>
      <Text maw="65ch" mb="sm">
        A figure far from those of all other farms may be right, or typed wrong. Whatever nobody
        decides about is published as it is.
      </Text>
      <PlainTable
        caption="Figures far from others"
        hideCaption
        bare
        searchable
        columns={columnsOf(periodId, {
          onKeep: figure => void decide(figure, 'Keep'),
          onAsk: setAsked,
        })}
        rows={figures}
        rowKey={({ farm_id, scope, measure }) => `${farm_id} ${scope} ${measure}`}
        empty="No figure lies far from those of all other farms."
      />
      {more > 0 ? (
        <Text mt="sm">
          {more} more are not shown: decide about these first, then do the dry run again.
        </Text>
      ) : null}
      {asked ? (
        <DecisionDialog
          figure={asked}
          onClose={() => setAsked(undefined)}
          onDecide={(decision, reason) => decide(asked, decision, reason)}
        />
      ) : null}
    </>
  )
}

type Decision = NonNullable<FarFigure['decision']>['decision']

const inWords: Readonly<Record<Decision, string>> = {
  Keep: 'kept',
  Correct: 'left out until it is corrected',
  Exclude: 'excluded',
}

interface Deeds {
  readonly onKeep: (figure: FarFigure) => void
  readonly onAsk: (figure: FarFigure) => void
}

function columnsOf(period: number, { onKeep, onAsk }: Deeds): readonly TableColumn<FarFigure>[] {
  return [
    {
      key: 'farm',
      heading: 'Farm',
      value: ({ farm }) => farm,
      show: ({ farm, farm_id: id }) => (
        <Link
          to="/collection/$farmId/period/$periodId"
          params={{ farmId: String(id), periodId: String(period) }}
        >
          {farm}
        </Link>
      ),
    },
    {
      key: 'label',
      heading: 'Figure',
      value: ({ label, of }) => `${label}, ${of}`,
      show: ({ label, of }) => <TwoLines below={of}>{label}</TwoLines>,
    },
    {
      key: 'value',
      heading: 'Theirs',
      value: ({ value }) => value,
      kind: 'number',
      show: ({ text, middle }) => <TwoLines below={`Middle farm ${middle}`}>{text}</TwoLines>,
    },
    {
      key: 'decision',
      heading: 'Decision',
      value: ({ decision }) => decision?.decision,
      show: figure => <Decided figure={figure} onKeep={onKeep} onAsk={onAsk} />,
    },
  ]
}

function Decided({ figure, onKeep, onAsk }: Deeds & { readonly figure: FarFigure }) {
  const { decision, farm, label } = figure
  const of = `${farm}, ${label}`
  if (decision) {
    return (
      <Group gap="xs">
        <span>
          {sentenceCase(inWords[decision.decision])}
          {decision.reason ? `: ${decision.reason}` : ''}
        </span>
        <Button variant="subtle" aria-label={`Change: ${of}`} onClick={() => onAsk(figure)}>
          Change
        </Button>
      </Group>
    )
  }
  return (
    <Group gap="xs">
      <Button variant="default" aria-label={`Keep: ${of}`} onClick={() => onKeep(figure)}>
        Keep
      </Button>
      <Button variant="default" aria-label={`Leave out: ${of}`} onClick={() => onAsk(figure)}>
        Leave out
      </Button>
    </Group>
  )
}

function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
