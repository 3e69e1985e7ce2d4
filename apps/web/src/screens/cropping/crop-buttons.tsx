// Beside the sheet of crops: the way to what was sown in the period before, to one event and to tags for many.

import { Button } from '@mantine/core'
import { countText } from '../../ui/amounts.ts'

export function PlanButton({ onPlan }: { readonly onPlan: () => void }) {
  return (
    <Button variant="default" onClick={onPlan}>
      Copy last season’s paddock plan
    </Button>
  )
}

export function AddToButton({
  count,
  onAdd,
}: {
  readonly count: number
  readonly onAdd: () => void
}) {
  return (
    <Button variant="default" onClick={onAdd}>
      Add to {countText(count, 'paddock')}
    </Button>
  )
}

export function TagButton({
  count,
  onTag,
}: {
  readonly count: number
  readonly onTag: () => void
}) {
  return (
    <Button variant="default" onClick={onTag}>
      Tag {countText(count, 'paddock')}
    </Button>
  )
}
