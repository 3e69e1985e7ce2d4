// A screen for consultants and administrators; to others it says so.

import type { ReactNode } from 'react'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

interface Props {
  /** What they do here. */
  readonly text: string
  readonly children: ReactNode
}

export function StaffOnly({ text, children }: Props) {
  if (useSignedIn().isStaff) return children
  return <EmptyState title="For consultants and administrators" text={text} />
}
