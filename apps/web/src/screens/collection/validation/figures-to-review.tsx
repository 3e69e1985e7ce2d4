// Figures beside the period before and beside others: those far from the farm’s group first, to be kept, asked about or
// left out; then what changed most.

import { Button, Group, Text, Title } from '@mantine/core'
import { periodText } from '@furrow/farming/dates/period-text'
import type {
  ReviewedFigure,
  ValidationReview,
} from '@furrow/wire/editions/validation-review-answer'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { FigureToDecide } from '../../../period/figure-decisions/decision-dialog.tsx'
import { verdictWords } from '../../../period/figure-decisions/verdict-words.ts'
import { useFigureDecisions } from '../../../period/figure-decisions/use-figure-decisions.tsx'
import { AskDialog } from '../../../period/questions/ask-dialog.tsx'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { notKnown, percentText } from '../../../ui/amounts.ts'
import { FailureCard } from '../../../ui/failure-card.tsx'
import { TableSkeleton } from '../../../ui/skeletons.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import type { TableColumn } from '../../../ui/table/table-columns.ts'
import { TwoLines } from '../../../ui/two-lines.tsx'
import type { AskedReview } from './use-validation-review.ts'

interface Props {
  readonly place: CollectionPlace
  readonly farm: string
  readonly review: AskedReview
}

const shownAtFirst = 8

export function FiguresToReview({
  place,
  farm,
  review: { data, isLoading, failure, retry },
}: Props) {
  const [isWhole, setWhole] = useState(false)
  const [asked, setAsked] = useState<ReviewedFigure>()
  const { decisionOn, dialog } = useFigureDecisions(place.periodId, retry)
  const toDecide = (figure: ReviewedFigure): FigureToDecide => ({
    ...figure,
    farm,
    farm_id: place.farmId,
    middle: figure.group?.middle ?? notKnown,
  })
  const figures = data?.figures ?? []
  // What is to be decided, and what was, is never folded away.
  const far = figures.filter(({ is_far: isFar, decision }) => isFar || decision)
  const shown = isWhole ? figures : figures.slice(0, Math.max(shownAtFirst, far.length))
  return (
    <section aria-labelledby="figures">
      <Title order={2} id="figures" mb="sm">
        Figures beside others
      </Title>
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? <TableSkeleton count={4} columns={4} /> : null}
      {data ? (
        <>
          <Text maw="65ch" mb="sm">
            {besideWords(data)}
          </Text>
          <PlainTable
            caption="Figures beside others"
            hideCaption
            fixedOrder
            bare
            columns={columnsOf(data, {
              decisionOn: figure => decisionOn(toDecide(figure)),
              onAsk: setAsked,
            })}
            rows={shown}
            rowKey={({ scope, measure }) => `${scope} ${measure}`}
            empty="No figures can be calculated yet."
          />
          {figures.length > shown.length ? (
            <button type="button" className="text-button" onClick={() => setWhole(true)}>
              Show all {figures.length}
            </button>
          ) : null}
        </>
      ) : null}
      {asked ? (
        <AskDialog
          farmId={place.farmId}
          about={{
            period_id: place.periodId,
            figure: figureWords(asked),
            ...(asked.money && { about_finance: true }),
          }}
          words={`${asked.of}, ${figureWords(asked)}`}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      {dialog}
    </section>
  )
}

function besideWords({ edition, before, figures }: ValidationReview): string {
  const groups = [...new Set(figures.flatMap(({ group }) => group?.name ?? []))]
  const others = edition
    ? `Its group: ${groups.join('; ') || 'too few farms to tell'} (${periodText(edition.period)}, edition ${edition.number}).`
    : 'Figures of other farms are not published yet.'
  return before === null ? `The farm has no period before this one. ${others}` : others
}

function figureWords({ label, text }: ReviewedFigure): string {
  return `${label}: ${text}`
}

interface Deeds {
  readonly decisionOn: (figure: ReviewedFigure) => ReactNode
  readonly onAsk: (figure: ReviewedFigure) => void
}

function columnsOf(
  { before, may_decide: mayDecide }: ValidationReview,
  { decisionOn, onAsk }: Deeds,
): readonly TableColumn<ReviewedFigure>[] {
  return [
    {
      key: 'label',
      heading: 'Figure',
      value: ({ label }) => label,
      show: ({ label, of }) => <TwoLines below={of}>{label}</TwoLines>,
    },
    {
      key: 'own',
      heading: 'This period',
      value: ({ text }) => text,
      show: ({ text, is_far: isFar }) =>
        isFar ? <TwoLines below="Far from others">{text}</TwoLines> : text,
    },
    {
      key: 'before',
      heading: before === null ? 'Period before' : periodText(before),
      value: figure => figure.before,
      show: figure =>
        figure.before === null ? (
          notKnown
        ) : (
          <TwoLines below={changeWords(figure)}>{figure.before}</TwoLines>
        ),
    },
    {
      key: 'group',
      heading: 'Its group',
      value: ({ group }) => group?.middle,
      show: ({ group }) =>
        group ? (
          <TwoLines below={`${group.low} to ${group.high}`}>{`Middle ${group.middle}`}</TwoLines>
        ) : (
          notKnown
        ),
    },
    {
      key: 'deeds',
      heading: 'Decision',
      value: ({ decision }) => decision?.decision,
      show: figure => (
        <Group gap="xs" className="figure-deeds">
          {decidedAbout(figure, mayDecide, decisionOn)}
          <Button
            variant="default"
            aria-label={`Ask about: ${figure.of}, ${figure.label}`}
            onClick={() => onAsk(figure)}
          >
            Ask
          </Button>
        </Group>
      ),
    },
  ]
}

function decidedAbout(
  figure: ReviewedFigure,
  mayDecide: boolean,
  decisionOn: Deeds['decisionOn'],
): ReactNode {
  const { is_far: isFar, decision } = figure
  if (!isFar && !decision) return null
  if (mayDecide) return decisionOn(figure)
  return decision ? verdictWords(decision) : null
}

function changeWords({ change }: ReviewedFigure): string {
  if (change === null || change === 0) return change === 0 ? 'the same' : ''
  return `${change > 0 ? '+' : ''}${percentText(change, 0)}`
}
