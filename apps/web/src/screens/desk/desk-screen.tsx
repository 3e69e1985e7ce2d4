// For consultants and administrators: the collections of all their farms, to see which needs them, and to go on there.

import { useSignedIn } from '../../data/context/furrow-context.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { CollectionsBoard } from './collections-board.tsx'
import './desk.css'

export function DeskScreen() {
  return (
    <>
      <ScreenTitle>Collections</ScreenTitle>
      {useSignedIn().isStaff ? (
        <CollectionsBoard />
      ) : (
        <EmptyState
          title="For consultants and administrators"
          text="They see the collections of all farms that they advise here."
        />
      )}
    </>
  )
}
