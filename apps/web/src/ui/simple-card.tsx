// A card: a heading, what can be done with it, and what it is about.

import { Card, Title } from '@mantine/core'
import { useId } from 'react'
import type { ReactNode } from 'react'

interface Props {
  readonly title?: string | undefined
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

export function SimpleCard({ title, actions, children }: Props) {
  const heading = useId()
  return (
    <Card
      component="section"
      className="simple-card"
      withBorder
      padding="lg"
      {...(title && { 'aria-labelledby': heading })}
    >
      {(title || actions) && (
        <header className="simple-card-head">
          {title && (
            <Title order={2} id={heading}>
              {title}
            </Title>
          )}
          {actions}
        </header>
      )}
      {children}
    </Card>
  )
}
