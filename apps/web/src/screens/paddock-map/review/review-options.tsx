// What holds for all shapes of a review: where their names stand, whether shapes with the same end are
// joined, and what becomes of the areas that are recorded.

import { Button, Select, Switch } from '@mantine/core'
import type { Areas } from './review-change.ts'
import type { Review } from './use-boundary-review.ts'

const areaChoices: readonly { value: Areas; label: string }[] = [
  { value: 'missing', label: 'Fill in where none is recorded' },
  { value: 'kept', label: 'Keep as recorded' },
  { value: 'all', label: 'Replace with the drawn areas' },
]

export function ReviewOptions({ review }: { readonly review: Review }) {
  const { fields, field, joins, areas, rows } = review
  const news = rows.filter(({ decision }) => decision.to === 'new').map(({ place }) => place)
  const isClashing = joins || rows.some(({ blocks }) => blocks.some(said => said.includes('join')))
  return (
    <div className="review-options">
      {fields.length > 0 ? (
        <Select
          label="Names are in"
          data={[...fields]}
          value={field ?? null}
          allowDeselect={false}
          onChange={next => review.setField(next ?? undefined)}
        />
      ) : null}
      <Select
        label="Areas of existing paddocks"
        data={[...areaChoices]}
        value={areas}
        allowDeselect={false}
        onChange={next => review.setAreas(next ?? areas)}
      />
      {isClashing ? (
        <Switch
          label="Join shapes that go to the same paddock"
          checked={joins}
          onChange={event => review.setJoins(event.currentTarget.checked)}
        />
      ) : null}
      {news.length > 1 ? (
        <Button variant="subtle" onClick={() => review.decide(news, { to: 'nothing' })}>
          Leave out all {news.length} new paddocks
        </Button>
      ) : null}
    </div>
  )
}
