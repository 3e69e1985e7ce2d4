// Whether a step is done, as a shape that readers hear as a word.

import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'

export function StepTick({ isDone }: { readonly isDone: boolean }) {
  return isDone ? (
    <IconCircleCheck size={22} color="var(--accent)" role="img" aria-label="Done:" />
  ) : (
    <IconCircleDashed size={22} role="img" aria-label="To do:" />
  )
}
