// Where nothing is yet: what belongs here, why it is worth doing, and the first thing to do.

import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { LineDrawing } from './line-drawing.tsx'
import type { Picture } from './line-drawing.tsx'

interface Props {
  readonly title: string
  readonly text: string
  readonly action?: ReactNode
  readonly picture?: Picture | undefined
}

export function EmptyState({ title, text, action, picture }: Props) {
  return (
    <div className="empty-state">
      {picture && <LineDrawing of={picture} />}
      <Title order={2}>{title}</Title>
      <Text c="dimmed">{text}</Text>
      {action}
    </div>
  )
}
