// The parts of a validation, one below the other, in the order in which they are gone through.

import { Stack } from '@mantine/core'
import { QuestionsCard } from '../../../period/questions/questions-card.tsx'
import { useQuestions } from '../../../period/questions/use-questions.ts'
import { useValidationMoments } from '../../../period/progress/use-submissions.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { CheckList } from '../check-list.tsx'
import { NeedsAttention } from '../needs-attention.tsx'
import type { CollectionState, Points } from '../use-collection.ts'
import { ChangesSince } from './changes-since.tsx'
import { FiguresToReview } from './figures-to-review.tsx'
import { countStillOpen } from './still-open.ts'
import { useValidationReview } from './use-validation-review.ts'
import { ValidationPanel } from './validation-panel.tsx'

interface Props {
  readonly place: CollectionPlace
  readonly state: CollectionState
  readonly points: Points
  readonly arePointsKnown: boolean
  readonly farm: string
  /** The farm and the period. */
  readonly words: string
}

export function ValidationParts({ place, state, points, arePointsKnown, farm, words }: Props) {
  const review = useValidationReview(place)
  const { threads, isLoading } = useQuestions({ farm_id: place.farmId, period_id: place.periodId })
  const moments = useValidationMoments(place)
  const figures = review.data?.figures ?? []
  const isKnown = arePointsKnown && !isLoading && !review.isLoading
  const { sections, checks } = state
  return (
    <Stack gap="xl">
      <ValidationPanel
        {...{ place, state, points, arePointsKnown, moments }}
        open={isKnown ? countStillOpen({ place, points, threads, figures }) : undefined}
      />
      <NeedsAttention {...{ place, sections, points, arePointsKnown }} />
      <QuestionsCard place={place} words={words} />
      <FiguresToReview place={place} farm={farm} review={review} />
      <ChangesSince place={place} since={moments.submission?.at} />
      <CheckList place={place} checks={checks} />
    </Stack>
  )
}
