// A figure that is only read: what it is, and what it says.

import type { ReactNode } from 'react'
import { notKnown } from './amounts.ts'
import '../people/people.css'

interface Props {
  readonly label: string
  readonly children: ReactNode
}

export function Fact({ label, children }: Props) {
  const isEmpty = children === null || children === undefined || children === ''
  return (
    <dl className="fact">
      <dt>{label}</dt>
      <dd>{isEmpty ? notKnown : children}</dd>
    </dl>
  )
}
